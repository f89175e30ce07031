import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from './ensure-build.ts';
import { type Counts, exitCodeOf, runQuietly, summaryLine } from './steps.ts';

type Step = { readonly name: string; readonly args: readonly string[] };

/** Programs by their JavaScript file, so that they run on this very Node and on Windows too. */
const inModules = (path: string): string => join(projectDir, 'node_modules', path);
const script = (path: string): string => join(projectDir, 'tools', path);
const biome = inModules('@biomejs/biome/bin/biome');

const steps: readonly Step[] = [
  {
    name: 'format and lint',
    args: [biome, 'ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings', '.'],
  },
  { name: 'types', args: [inModules('typescript/bin/tsc'), '--noEmit', '--pretty', 'false'] },
  { name: 'import rules', args: [script('import-rules/main.ts')] },
  { name: 'unused code and dependencies', args: [inModules('knip/bin/knip.js'), '--no-progress'] },
  { name: 'schema.sql is current', args: [script('write-schema.ts'), '--check'] },
  { name: 'formats.md is current', args: [script('write-formats.ts'), '--check'] },
  { name: 'drawing of the job machine is current', args: [script('write-machine.ts'), '--check'] },
];

/** All steps at once; a line each as they end, with what a failed one printed. */
async function check(): Promise<Counts> {
  const results = await Promise.all(
    steps.map(async ({ name, args }) => {
      const { ok, output, ms } = await runQuietly(process.execPath, args, { cwd: projectDir });
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${(ms / 1_000).toFixed(1)} s)`);
      if (!ok) console.log(output.trimEnd().replaceAll(/^/gm, '     '));
      return { ok, name };
    }),
  );
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => `check: ${name}`);
  return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures };
}

if (!existsSync(biome)) {
  console.error('node_modules is missing: run npm ci first');
  process.exit(1);
}
const counts = await check();
const summaryPath = process.env.ARSIP_CHECK_SUMMARY;
if (summaryPath == null) console.log(summaryLine(counts));
else writeFileSync(summaryPath, JSON.stringify(counts));
process.exitCode = exitCodeOf(counts);
