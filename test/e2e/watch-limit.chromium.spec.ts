import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeScreensDir, openInBrowser } from './hosts.ts';

const limit = '/proc/sys/user/max_inotify_watches';
/** A user namespace has a limit of its own, so that the system's stays as it is. */
const within = ['unshare', '-U', '-r', 'sh', '-c', `echo 12 > ${limit} && exec "$0" "$@"`];

function canLimit(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    execFileSync('unshare', ['-U', '-r', 'sh', '-c', `echo 12 > ${limit}`], { stdio: 'ignore' });
    return true;
  } catch {
    // No user namespaces here.
    return false;
  }
}

test('out of watches: said on every page with the command against it, and over by itself once the limit is raised', async () => {
  test.skip(!canLimit(), 'this system makes no user namespaces');
  const scratch = mkdtempSync(join(tmpdir(), 'arsip-e2e-'));
  const folder = join(scratch, 'Pictures');
  for (let index = 0; index < 30; index++) mkdirSync(join(folder, `Album ${index}`), { recursive: true });
  const screens = makeScreensDir('watch-limit');
  const host = await openInBrowser(join(scratch, 'library'), within);
  const { page } = host;
  const shoot = async (name: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(screens, `${name}-${colorScheme}.png`), animations: 'disabled' });
    }
  };
  try {
    await host.addFolder(folder, () => page.getByRole('main').getByRole('button', { name: 'Add a folder' }).click());
    const banner = page.getByRole('status').filter({ hasText: '19 folders cannot be watched live' });
    await expect(banner).toBeVisible({ timeout: 30_000 });
    await shoot('1-banner');
    await banner.getByRole('button', { name: 'What to do' }).click();
    const card = page.getByRole('region', { name: 'Pictures' });
    await expect(card.getByText('19 folders cannot be watched live.')).toBeVisible();
    await expect(card.getByText('sudo sysctl user.max_inotify_watches=524288')).toBeVisible();
    await expect(card.getByText('Watched live, 12 folders')).toBeVisible();
    await shoot('2-remedy');

    execFileSync('nsenter', [
      '-t',
      String(host.pid),
      '-U',
      '--preserve-credentials',
      'sh',
      '-c',
      `echo 4096 > ${limit}`,
    ]);
    await expect(card.getByText('Watched live, 31 folders')).toBeVisible({ timeout: 30_000 });
    await expect(card.getByText('cannot be watched live')).toHaveCount(0);
    await shoot('3-armed-again');
  } finally {
    await host.close();
    rmSync(scratch, { recursive: true, force: true });
  }
});
