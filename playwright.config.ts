import { defineConfig } from '@playwright/test';

/**
 * The same steps in two hosts: `chromium` meets the browser host, `electron` the program of ARSIP_STAGED_ELECTRON. A
 * spec finds out by `test.info().project.name`; what is about the page alone is `*.chromium.spec.ts`. No `video`: that needs a ffmpeg of Playwright's own.
 */
export default defineConfig({
  testDir: 'test/e2e',
  // Emptied at each start; the pictures of the steps lie beside it.
  outputDir: 'test-results/playwright',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { screenshot: 'only-on-failure', video: 'off', viewport: { width: 1280, height: 800 } },
  projects: [{ name: 'chromium' }, { name: 'electron', testIgnore: /\.chromium\.spec\.ts$/ }],
});
