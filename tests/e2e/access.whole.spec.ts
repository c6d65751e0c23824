import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { dayHere } from '#domain/dates/india-day.ts';
import { someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type Program, startProgram } from '../support/program.ts';
import { everyAddress } from './support/addresses.ts';
import { agreedLongAgo, findingsOf, openAt } from './support/look.ts';
import { cutBySpacing, sideways, smallTargets } from './support/measures.ts';
import { enter, registered } from './support/registered.ts';

/**
 * Every address as each kind of person. `npm run access` keeps what was looked at in `content/site/access-facts.json`, which
 * the page `/accessibility` shows.
 */
const factsFile = join(import.meta.dirname, '../../content/site/access-facts.json');

const [phone, desk] = [360, 1280];
/** 1280 x 800 at 200 % and 400 %; the last is also the narrowest window of WCAG 1.4.10. */
const zoomed = [
  { name: '200 %', width: 640, height: 400 },
  { name: '400 %', width: 320, height: 256 },
];

const people: Record<string, (context: BrowserContext) => Promise<void>> = {
  'a visitor': async () => {},
  'a person with all results': async (context) => {
    const person = await registered(program);
    for (const instrument of instruments)
      expect(await person.submit(instrument, someAnswers(instrument), instrument.id)).toBe(204);
    await enter(context, program, person);
  },
  'a newcomer': async (context) => enter(context, program, await registered(program)),
};

/** Addresses at which somebody stood, and how often axe looked; by kind of person, once all of it was without a finding. */
const looked = new Map<string, { readonly seen: ReadonlySet<string>; readonly views: number }>();
let program: Program;
test.beforeAll(async () => {
  program = await startProgram({ SIGNUP: 'open' });
});
test.afterAll(() => program?.stop());

for (const [who, becomes] of Object.entries(people)) {
  test(`${who} meets no barrier at any address`, async ({ page, context, browser }, info) => {
    test.setTimeout(5_400_000);
    await becomes(context);
    page.on('dialog', (dialog) => void dialog.accept());
    await agreedLongAgo(page);
    const seen = new Set<string>();
    let views = 0;
    for (const address of everyAddress) {
      await page.setViewportSize({ width: desk, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      const path = await openAt(page, program.address, address);
      // Led elsewhere: that address has its own turn.
      if (path.toLowerCase() !== address.toLowerCase()) continue;
      seen.add(address);
      views += await lookAt(page, `${address} as ${who}`);
    }
    expect(seen.size, 'addresses at which one stood').toBeGreaterThan(5);
    if (info.errors.length === 0) looked.set(who, { seen, views });
    if (process.env.ACCESS_FACTS === '1' && looked.size > 0) keepFacts(browser.version());
  });
}

/** Everything at one address. @returns how often axe looked */
async function lookAt(page: Page, place: string): Promise<number> {
  let views = 0;
  const axe = async (rules: 'all' | 'colours', view: string) => {
    views += 1;
    expect.soft(await findingsOf(page, rules), `${place}, ${view}`).toEqual([]);
  };
  for (const width of [desk, phone]) {
    await page.setViewportSize({ width, height: 800 });
    await axe('all', `light, ${width} px`);
    // Of all rules those on colours alone read what a theme changes.
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe('colours', `dark, ${width} px`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expect.soft(await smallTargets(page, 44), `${place}, targets`).toEqual([]);
  expect.soft(await cutBySpacing(page), `${place}, text spacing`).toEqual([]);
  for (const { name, width, height } of zoomed) {
    await page.setViewportSize({ width, height });
    expect.soft(await sideways(page), `${place} scrolls sideways at ${name}`).toBeLessThanOrEqual(0);
  }
  return views;
}

/** Writes what was looked at without a finding so far, by whom and with what: no fact stands there that no run has seen. */
function keepFacts(chromium: string): void {
  const all = [...looked.values()];
  const version = (name: string) =>
    (
      JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`${name}/package.json`), 'utf8')) as {
        version: string;
      }
    ).version;
  const facts = {
    day: dayHere(),
    screens: new Set(all.flatMap(({ seen }) => [...seen])).size,
    views: all.reduce((sum, { views }) => sum + views, 0),
    people: [...looked.keys()],
    widths: [320, phone, 640, desk],
    checks: [
      'light and dark colours',
      'no need to scroll sideways with everything twice and four times as large',
      'no text cut off with more space between lines, words and letters',
      'buttons and fields large enough for a finger',
    ],
    rules: 'WCAG 2.2, levels A and AA, as far as a program can check them',
    browser: `Chromium ${chromium}`,
    tools: [`axe-core ${version('axe-core')}`, `Playwright ${version('@playwright/test')}`],
  };
  writeFileSync(factsFile, `${JSON.stringify(facts, null, 2)}\n`);
}
