import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeScreensDir, openInBrowser, openInElectron } from './hosts.ts';
import { takeJourney } from './journey.ts';
import { makeMediaFolder } from './media-folder.ts';

test('from the first run to a repaired picture', async () => {
  // Ten steps with real decoders, on machines that may be busy.
  test.setTimeout(300_000);
  const project = test.info().project.name;
  const scratch = mkdtempSync(join(tmpdir(), 'arsip-e2e-'));
  const folder = await makeMediaFolder(scratch);
  const libraryDir = join(scratch, 'library');
  const host = await (project === 'electron' ? openInElectron(libraryDir) : openInBrowser(libraryDir));
  const complaints: string[] = [];
  host.page.on('pageerror', (error) => complaints.push(String(error)));
  host.page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  try {
    await takeJourney({
      page: host.page,
      folder,
      addFolder: (press) => host.addFolder(folder.path, press),
      screensDir: makeScreensDir(project),
    });
    // What the page's policy blocked, an exception, an answer that was not understood: all of it is said there.
    expect(complaints).toEqual([]);
  } finally {
    await host.close();
    rmSync(scratch, { recursive: true, force: true });
  }
});
