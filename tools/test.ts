import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BuildFailed, ensureBuild, projectDir } from './ensure-build.ts';
import { installSystemPackages } from './install-system-packages.ts';
import { stageElectron } from './stage-electron.ts';
import { addCounts, type Counts, exitCodeOf, failureLines, parseCounts, runForeground, summaryLine } from './steps.ts';
import { parsePlaywrightReport, parseTestRequest, type TestRequest } from './test-plan.ts';

const broken = (what: string): Counts => ({ passed: 0, failed: 1, skipped: 0, failures: [what] });
const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
const scratch = mkdtempSync(join(tmpdir(), 'arsip-test-'));

const inModules = (path: string): string => join(projectDir, 'node_modules', path);
const hasFiles = (folder: string, ending: string): boolean =>
  existsSync(join(projectDir, folder)) &&
  readdirSync(join(projectDir, folder), { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith(ending));

async function runAll(request: TestRequest): Promise<Counts> {
  switch (request.kind) {
    case 'filter':
      return await vitest(['--project', 'node', '--project', 'dom', ...request.patterns]);
    case 'all': {
      const ready = [await systemPackages(), await build()];
      const quick = [await check(), await vitest(['--project', 'node', '--project', 'dom'])];
      return addCounts([...ready, ...quick, await playwright('chromium', {})]);
    }
    case 'long': {
      const ready = [await systemPackages(), await build()];
      const long = hasFiles('test/long', '.test.ts') ? [await vitest(['--project', 'long'])] : [];
      return addCounts([...ready, ...long, await desktop()]);
    }
  }
}

async function systemPackages(): Promise<Counts> {
  heading('system packages');
  return (await installSystemPackages()) ? { passed: 0, failed: 0, skipped: 0 } : broken('system packages');
}

async function build(): Promise<Counts> {
  heading('build');
  try {
    await ensureBuild();
    return onePassed;
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error;
    console.error(error.message);
    return broken('build');
  }
}

async function check(): Promise<Counts> {
  heading('check');
  const summary = join(scratch, 'check.json');
  await runForeground(process.execPath, [join(projectDir, 'tools/check.ts')], {
    cwd: projectDir,
    env: { ...process.env, ARSIP_CHECK_SUMMARY: summary },
  });
  return countsFrom(summary, parseCounts);
}

async function vitest(args: readonly string[]): Promise<Counts> {
  heading('vitest');
  const summary = join(scratch, 'vitest.json');
  const code = await runForeground(process.execPath, [inModules('vitest/vitest.mjs'), 'run', ...args], {
    cwd: projectDir,
    env: { ...process.env, ARSIP_VITEST_SUMMARY: summary },
  });
  return withExitCode(countsFrom(summary, parseCounts), code);
}

async function playwright(project: string, env: NodeJS.ProcessEnv, runner: readonly string[] = []): Promise<Counts> {
  if (!hasFiles('test/e2e', '.spec.ts')) return { passed: 0, failed: 0, skipped: 0 };
  heading(`end to end: ${project}`);
  const report = join(scratch, `${project}.json`);
  const cli = inModules('@playwright/test/cli.js');
  const [command = '', ...args] = [...runner, process.execPath, cli, 'test', '--reporter=list,json'];
  const code = await runForeground(command, [...args, `--project=${project}`], {
    cwd: projectDir,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return withExitCode(countsFrom(report, parsePlaywrightReport), code);
}

/** The same steps in a real Electron, without a screen where there is none. */
async function desktop(): Promise<Counts> {
  const staged = await stageElectron(join(scratch, 'electron'));
  if (staged.kind === 'none') {
    console.log(`end to end in Electron is left out: ${staged.why}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  if (staged.kind === 'failed') {
    console.error(staged.output);
    return broken('staging Electron');
  }
  const runner = process.platform === 'linux' ? ['xvfb-run', '-a'] : [];
  return await playwright('electron', { ARSIP_STAGED_ELECTRON: staged.program }, runner);
}

/** A part that ended without its report broke down before it could count. */
function countsFrom(path: string, parse: (text: string, from: string) => Counts): Counts {
  return existsSync(path) ? parse(readFileSync(path, 'utf8'), path) : broken(`${basename(path)} was not written`);
}

/** A program that says it failed while its report shows nothing of it is a failure all the same. */
function withExitCode(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0
    ? addCounts([counts, broken(`exit code ${code} with no failure told`)])
    : counts;
}

function heading(name: string): void {
  console.log(`\n== ${name}`);
}

const request = parseTestRequest(process.argv.slice(2));
try {
  const counts = await runAll(request);
  const summaryFile = process.env.ARSIP_TEST_SUMMARY_FILE;
  if (summaryFile != null) writeFileSync(summaryFile, JSON.stringify(counts));
  console.log(`${failureLines(counts)}\n${summaryFile == null ? '' : `${request.kind}: `}${summaryLine(counts)}`);
  process.exitCode = exitCodeOf(counts);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
