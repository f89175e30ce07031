import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { MediaFolder } from './media-folder.ts';

export type Journey = {
  readonly page: Page;
  readonly folder: MediaFolder;
  /** Presses "Add a folder" (`press`) and picks the folder in whatever this host shows then. */
  readonly addFolder: (press: () => Promise<void>) => Promise<void>;
  /** Where the picture of each step is kept. */
  readonly screensDir: string;
};

/** The steps that a person takes at first, the same in a browser and in the window. */
export async function takeJourney({ page, folder, addFolder, screensDir }: Journey): Promise<void> {
  const keep = async (name: string): Promise<void> => {
    await page.screenshot({ path: join(screensDir, `${name}.png`), animations: 'disabled' });
  };
  const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
  const goTo = (name: string) => page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name });

  await test.step('first run', async () => {
    await expect(page.getByRole('heading', { name: 'Where are your pictures?' })).toBeVisible();
    await keep('1-first-run');
  });

  await test.step('add a folder', async () => {
    await addFolder(() => page.getByRole('main').getByRole('button', { name: 'Add a folder' }).click());
  });

  await test.step('the grid fills', async () => {
    await expect(cell(folder.photo)).toBeVisible({ timeout: 60_000 });
    await expect(cell(folder.video)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('gridcell')).toHaveCount(folder.readable, { timeout: 60_000 });
    await expect(page.locator('.cell-thumb.is-shown')).toHaveCount(folder.readable, { timeout: 60_000 });
    await keep('2-grid');
  });

  await test.step('open a photo', async () => {
    await cell(folder.photo).click();
    const photo = page.getByRole('img', { name: folder.photo });
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(256);
    await keep('3-photo');
    await page.keyboard.press('Escape');
    await expect(photo).toBeHidden();
  });

  await test.step('play a video and seek in it', async () => {
    await cell(folder.video).click();
    const video = page.locator('video');
    await expect(video).toBeVisible();
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.duration))
      .toBeCloseTo(folder.videoSeconds, 0);
    await video.evaluate(async (player: HTMLVideoElement) => {
      player.muted = true;
      await player.play();
    });
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.2);
    for (const second of [25, 3, 18]) {
      await video.evaluate(
        (player: HTMLVideoElement, to) =>
          new Promise((settle, fail) => {
            player.addEventListener('seeked', settle, { once: true });
            player.addEventListener('error', () => fail(player.error), { once: true });
            player.currentTime = to;
          }),
        second,
      );
      // It plays on from there: the picture is of that second and not only the clock.
      await expect
        .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
        .toBeGreaterThan(second + 0.1);
      expect(await video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThanOrEqual(2);
    }
    await video.evaluate((player: HTMLVideoElement) => player.pause());
    await keep('4-video');
    await page.keyboard.press('Escape');
    await expect(video).toBeHidden();
  });

  await test.step('search', async () => {
    const box = page.getByRole('searchbox', { name: 'Search' });
    await box.fill('kind:video');
    await expect(page.getByRole('gridcell')).toHaveCount(1);
    await expect(cell(folder.video)).toBeVisible();
    await box.fill('holiday -film');
    await expect(page.getByRole('gridcell')).toHaveCount(folder.readable - 1);
    await expect(cell(folder.photo)).toBeVisible();
    await keep('5-search');
    await page.getByRole('button', { name: 'Clear search' }).click();
  });

  await test.step('a broken file is among the failures', async () => {
    await goTo('Failures').click();
    await expect(page.getByRole('heading', { name: 'Failures', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Show files/ }).click();
    await expect(page.getByRole('button', { name: `Details of ${folder.broken}` })).toBeVisible();
    await keep('6-failure');
  });

  await test.step('repaired and retried, it is gone from there', async () => {
    folder.repair();
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No failures' })).toBeVisible({ timeout: 30_000 });
    await keep('7-no-failures');
  });

  await test.step('and among the pictures', async () => {
    await goTo('Timeline').click();
    await expect(cell(folder.broken)).toBeVisible();
    await expect(page.locator('.cell-thumb.is-shown')).toHaveCount(folder.readable + 1, { timeout: 30_000 });
    await keep('8-all');
  });
}
