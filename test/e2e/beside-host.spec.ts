import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { projectDir } from '../../tools/ensure-build.ts';
import { openInBrowser, openInElectron } from './hosts.ts';
import { makeMediaFolder } from './media-folder.ts';

const run = promisify(execFile);

test('a terminal works beside the open host, and takes over from one that was killed', async () => {
  test.setTimeout(300_000);
  const scratch = mkdtempSync(join(tmpdir(), 'arsip-e2e-'));
  const folder = await makeMediaFolder(scratch);
  const libraryDir = join(scratch, 'library');
  const arsip = async (...args: string[]): Promise<unknown> => {
    const program = join(projectDir, 'dist/cli/arsip.cjs');
    const { stdout } = await run(process.execPath, [program, ...args, '--library', libraryDir, '--json']);
    return JSON.parse(stdout);
  };
  const isElectron = test.info().project.name === 'electron';
  const host = await (isElectron ? openInElectron(libraryDir) : openInBrowser(libraryDir));
  try {
    expect(await arsip('index', folder.path)).toMatchObject({ indexed: folder.readable, failed: 1 });
    // What the terminal did shows in the page by itself.
    await expect(host.page.getByRole('gridcell', { name: folder.photo, exact: true })).toBeVisible();

    expect(await arsip('status')).toMatchObject({ library: { running: true }, activity: { files: { failed: 1 } } });
    expect(await arsip('failures')).toMatchObject({ failures: [{ name: folder.broken }] });
    folder.repair();
    expect(await arsip('retry', '--all', '--wait')).toMatchObject({ retried: 1, failed: 0 });
    await expect(host.page.getByRole('gridcell', { name: folder.broken, exact: true })).toBeVisible();

    await host.kill();
    expect(await arsip('index', folder.path)).toMatchObject({ indexed: folder.readable + 1, jobs: 0 });
  } finally {
    await host.close();
    rmSync(scratch, { recursive: true, force: true });
  }
});
