import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { createAnnotation } from './support/access-facts.ts';
import { everyAddress, newcomerAddresses, visitorAddresses } from './support/addresses.ts';
import { findLostInForcedColours, findWithoutFocusRing } from './support/forced-colours.ts';
import { mockOldConsent, findViolations, openAddress } from './support/axe.ts';
import { findTextsCutBySpacing, measureOverflow, findSmallTargets } from './support/accessibility-checks.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';

/**
 * Every address as each kind of person, in parallel parts. `npm run access` writes the result to
 * `content/site/access-facts.json`, which the page `/accessibility` displays.
 */
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const [phone, desktop] = [360, 1280];
/** 1280 x 800 at 200 % and 400 %; the latter is the narrowest window of WCAG 1.4.10. */
const zoomed = [
  { name: '200 %', width: 640, height: 400 },
  { name: '400 %', width: 320, height: 256 },
];

const widths = [...zoomed.map(({ width }) => width), phone, desktop].toSorted((a, b) => a - b);

/** A kind of person, and the addresses that do not redirect them. */
interface Kind {
  readonly who: string;
  readonly sees: readonly string[];
  readonly becomes: (context: BrowserContext) => Promise<void>;
}

/** Created once per worker: the tests change no data, and sign-ups per address are limited. */
function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => (promise ??= make());
}

const withResults = memoize(async () => {
  const person = await createRegisteredPerson(program);
  // Three attempts, for charts with a history.
  for (const round of [2, 1, 0])
    for (const instrument of instruments) {
      const key = `${instrument.id}-${round}`;
      expect(await person.submit(instrument, someAnswers(instrument, round), key)).toBe(204);
    }
  return person;
});
const newcomer = memoize(() => createRegisteredPerson(program));

const kinds: readonly Kind[] = [
  {
    who: 'a person with all results',
    sees: everyAddress,
    becomes: async (context) => setSessionCookies(context, program, await withResults()),
  },
  {
    who: 'a newcomer',
    sees: newcomerAddresses,
    becomes: async (context) => setSessionCookies(context, program, await newcomer()),
  },
  { who: 'a visitor', sees: visitorAddresses, becomes: async () => {} },
];

/** Addresses per part, small enough for two workers to finish at about the same time. */
const partSize = 8;
const starts = everyAddress.map((_, at) => at).filter((at) => at % partSize === 0);

let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program?.stop());

for (const { who, sees, becomes } of kinds) {
  test.describe(who, () => {
    for (const start of starts) {
      const part = everyAddress.slice(start, start + partSize);
      const end = start + part.length;
      test(`has no accessibility violation at addresses ${start + 1} to ${end} of ${everyAddress.length}`, async ({
        page,
        context,
        browser,
      }, info) => {
        await becomes(context);
        page.on('dialog', (dialog) => void dialog.accept());
        await mockOldConsent(page);
        const visited: string[] = [];
        let views = 0;
        for (const address of part) {
          await page.setViewportSize({ width: desktop, height: 800 });
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
          const path = await openAddress(page, program.address, address);
          const isThere = path.toLowerCase() === address.toLowerCase();
          expect.soft(isThere, `${address} is accessible to ${who}`).toBe(sees.includes(address));
          if (!isThere) continue;
          visited.push(address);
          views += await checkAddress(page, `${address} as ${who}`);
        }
        info.annotations.push(
          createAnnotation({ seen: visited, views, widths, chromium: browser.version() }),
        );
      });
    }
  });
}

/**
 * Runs every check at one address.
 * @returns the number of axe runs
 */
async function checkAddress(page: Page, address: string): Promise<number> {
  let views = 0;
  const runAxe = async (rules: 'all' | 'colours', view: string) => {
    views += 1;
    expect.soft(await findViolations(page, rules), `${address}, ${view}`).toEqual([]);
  };
  for (const width of [desktop, phone]) {
    await page.setViewportSize({ width, height: 800 });
    await runAxe('all', `light, ${width} px`);
    // Only the colour rules depend on the theme.
    await page.emulateMedia({ colorScheme: 'dark' });
    await runAxe('colours', `dark, ${width} px`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expect.soft(await findSmallTargets(page, 44), `${address}, targets`).toEqual([]);
  expect.soft(await findTextsCutBySpacing(page), `${address}, text spacing`).toEqual([]);
  for (const { name, width, height } of zoomed) {
    await page.setViewportSize({ width, height });
    expect.soft(await measureOverflow(page), `${address} scrolls sideways at ${name}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: phone, height: 800 });
  expect.soft(await findLostInForcedColours(page), `${address}, forced colours`).toEqual([]);
  expect.soft(await findWithoutFocusRing(page), `${address}, keyboard`).toEqual([]);
  return views;
}
