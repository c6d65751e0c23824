import { defineConfig } from '@playwright/test';
import { browserArgs, ensureBrowser } from '#tools/browser.mjs';

// Dates are shown in the reader's own zone: the tests and the browser stand in the same one.
process.env.TZ = 'Asia/Kolkata';

/** `npm test` names its own, to read it. */
const report = process.env.PLAYWRIGHT_REPORT ?? '../../node_modules/.cache/playwright-report.json';

/** `npm run test:all`: every journey, and each must pass at its first try. */
const isWhole = process.env.TEST_ALL === '1';

/** Journeys that others cover in part, and that take long: `npm run test:all` runs them (docs/testing.md). */
const onlyInWhole = { tag: /@whole/, files: '**/*.whole.spec.ts' };

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright',
  forbidOnly: true,
  grepInvert: isWhole ? undefined : onlyInWhole.tag,
  testIgnore: isWhole ? [] : onlyInWhole.files,
  fullyParallel: false,
  // On a loaded machine a page may be late once. What passes at its second try is told by name, never hidden.
  retries: isWhole ? 0 : 1,
  workers: Number(process.env.WORKERS ?? 2),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    // What one page leaves for the next would make each journey depend on the one before: `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    launchOptions: { executablePath: ensureBrowser(), args: browserArgs },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace costs a journey a third more time.
    trace: isWhole ? 'retain-on-failure' : 'on-first-retry',
    viewport: { width: 1280, height: 800 },
  },
});
