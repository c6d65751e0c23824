import { defineConfig } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../../scripts/browser.mjs';

// Dates are shown in the reader's own zone: the tests and the browser stand in the same one.
process.env.TZ = 'Asia/Kolkata';

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright',
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/playwright-report.json' }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    launchOptions: { executablePath: ensureBrowser(), args: browserArgs },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    viewport: { width: 1280, height: 800 },
  },
});
