import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openInBrowser } from '../../test/e2e/hosts.ts';
import { ensureBuild, projectDir } from '../ensure-build.ts';
import { paintLandscapes } from './landscapes.ts';

/**
 * `npm run screenshots`: starts the real app on painted pictures and takes a picture of every view, light, dark and
 * narrow, into `test-results/views/`, and the README's into `docs/timeline.png`. To be looked at by a person.
 */
const out = join(projectDir, 'test-results', 'views');
mkdirSync(out, { recursive: true });
await ensureBuild();
const dir = mkdtempSync(join(tmpdir(), 'arsip-views-'));
const pictures = join(dir, 'Pictures');
await paintLandscapes(pictures, 64);
writeFileSync(join(pictures, 'Coast', 'half a download.jpg'), Buffer.from('not a picture at all, only a text'));
writeFileSync(join(pictures, 'Coast', 'empty.jpg'), '');
execFileSync('ffmpeg', [
  ...['-v', 'error', '-f', 'lavfi', '-i', 'mandelbrot=size=640x360:rate=15', '-f', 'lavfi', '-i', 'sine=220'],
  ...['-t', '6', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', join(pictures, 'Evenings', 'slow zoom.mp4')],
]);
const host = await openInBrowser(join(dir, 'library'));
try {
  const { page } = host;
  await shoot(page, 'first-run');
  await host.addFolder(pictures, () => page.getByRole('main').getByRole('button', { name: 'Add a folder' }).click());
  await page.locator('.cell-thumb.is-shown').nth(11).waitFor({ timeout: 120_000 });
  await page.getByText('Up to date').waitFor({ timeout: 120_000 });
  await page.screenshot({ path: join(projectDir, 'docs', 'timeline.png'), animations: 'disabled' });
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await views(page, theme);
  }
  await page.setViewportSize({ width: 420, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await views(page, 'narrow');
} finally {
  await host.close();
  rmSync(dir, { recursive: true, force: true });
}

async function views(page: Page, prefix: string): Promise<void> {
  for (const [name, hash] of [
    ['timeline', '#/'],
    ['search', '#/search/coast'],
    ['nothing-found', '#/search/zzzz'],
    ['watched', '#/watched'],
    ['activity', '#/activity'],
    ['failures', '#/failures'],
    ['health', '#/health'],
    ['settings', '#/settings'],
  ] as const) {
    await page.goto(`${new URL(page.url()).origin}/${hash}`);
    await page.waitForTimeout(600);
    await shoot(page, `${prefix}-${name}`);
  }
  await page.goto(`${new URL(page.url()).origin}/#/`);
  await page.getByRole('gridcell', { name: /jpg/ }).first().click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
  await page.keyboard.press('i');
  await page.waitForTimeout(600);
  await shoot(page, `${prefix}-viewer`);
  await page.keyboard.press('Escape');
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(out, `${name}.png`), animations: 'disabled' });
}
