import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectDir } from '../../tools/ensure-build.ts';

describe('the arsip command of a checkout', () => {
  let checkout = '';
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'arsip-checkout-'));
    mkdirSync(join(checkout, 'tools'));
    copyFileSync(join(projectDir, 'tools/arsip.mjs'), join(checkout, 'tools/arsip.mjs'));
  });
  afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(checkout, 'tools/arsip.mjs'), ...args], { encoding: 'utf8' });

  it('says in one line what to do when the packages are missing', () => {
    const { status, stderr } = run('status');
    expect([status, stderr]).toEqual([1, `arsip: the packages are missing: run npm ci in ${checkout}\n`]);
  });

  describe('with packages', () => {
    beforeEach(() => {
      mkdirSync(join(checkout, 'node_modules/vite'), { recursive: true });
      mkdirSync(join(checkout, 'dist/cli'), { recursive: true });
    });
    const builder = (body: string) =>
      writeFileSync(
        join(checkout, 'tools/ensure-build.ts'),
        `export class BuildFailed extends Error {}\nexport async function ensureBuild(): Promise<void> { ${body} }`,
      );

    it('runs what was built, in the same process and with its arguments and exit code', () => {
      builder('');
      const built = 'console.log(process.pid, process.argv.slice(2).join()); process.exitCode = 3;';
      writeFileSync(join(checkout, 'dist/cli/arsip.cjs'), built);
      const { pid, status, stdout } = run('search', 'two words');
      expect([status, stdout]).toEqual([3, `${pid} search,two words\n`]);
    });

    it('shows what the builder said when it failed, and runs nothing', () => {
      builder(`throw new BuildFailed('the build failed');`);
      writeFileSync(join(checkout, 'dist/cli/arsip.cjs'), `console.log('ran');`);
      expect(run()).toMatchObject({ status: 1, stdout: '', stderr: 'arsip: the build failed\n' });
    });
  });
});
