import { defineConfig } from '@playwright/test';
import { browserArgs, ensureBrowser } from '#tools/browser.mjs';

// Dates are displayed in the local time zone, which is the same for tests and browser.
process.env.TZ = 'Asia/Kolkata';

/** `npm test` sets its own path, which it reads. */
const report = process.env.PLAYWRIGHT_REPORT ?? '../../node_modules/.cache/playwright-report.json';

/** `npm run test:all`: every journey, without retries. */
const isWhole = process.env.TEST_ALL === '1';

/** Long journeys that others cover in part: only `npm run test:all` runs them (docs/testing.md). */
const onlyInWhole = { tag: /@whole/, files: '**/*.whole.spec.ts' };

/** Journeys in three engines, which start their own browsers (`tests/support/engines`). */
const engineFiles = '**/engines/*.spec.ts';

export default defineConfig({
  testDir: '.',
  // Two runs at once need a folder each.
  outputDir: `../../node_modules/.cache/${process.env.PLAYWRIGHT_OUTPUT ?? 'playwright'}`,
  forbidOnly: true,
  grepInvert: isWhole ? undefined : onlyInWhole.tag,
  projects: [
    { name: 'chromium', testIgnore: [engineFiles, ...(isWhole ? [] : [onlyInWhole.files])] },
    { name: 'engines', testMatch: engineFiles },
  ],
  fullyParallel: false,
  // A page may be slow once on a loaded machine. The reporter lists journeys that passed on a retry.
  retries: isWhole ? 0 : 1,
  workers: Number(process.env.WORKERS ?? 2),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    // Service workers would make journeys depend on each other; only `offline.spec.ts` allows them.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    launchOptions: { executablePath: ensureBrowser(), args: browserArgs },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace makes a journey a third slower.
    trace: isWhole ? 'retain-on-failure' : 'on-first-retry',
    viewport: { width: 1280, height: 800 },
  },
});
