import { type Browser, type BrowserContext, chromium, expect, test } from '@playwright/test';
import { someAnswers } from '#tools/bench/client.ts';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import { instruments } from '#tests/support/instruments.ts';
import { browserArgs, ensureBrowser } from '#tools/browser.mjs';
import { findBrokenWords, findOverflowingTexts, measureOverflow } from '../support/accessibility-checks.ts';
import { openAddress } from '../support/axe.ts';
import { translatedLanguages } from '../support/language.ts';
import {
  answerPhoneQuestion,
  createRegisteredPerson,
  setSessionCookies,
} from '../support/registered-person.ts';

/** `npm test` opens the main screens in the language with the longest words, `npm run test:all` in all. */
const languages = process.env.TEST_ALL === '1' ? translatedLanguages : translatedLanguages.slice(-1);
const [section] = instruments;
const slider = instruments.find(({ scale }) => scale.kind === 'bipolar');

/** The main screens, for visitors and for members. */
const screens: readonly (readonly [isMember: boolean, addresses: readonly string[]])[] = [
  [false, ['/', '/login']],
  [
    true,
    [
      '/dashboard',
      section!.routes.intro,
      `${section!.routes.questionnaire}/${section!.id}`,
      `${slider!.routes.questionnaire}/${slider!.id}`,
      section!.routes.feedback,
      '/profilePage',
      '/wellBeing1',
      '/suicidalThoughts1',
    ],
  ],
];

let program: AppProcess;
let browser: Browser;
let person: Awaited<ReturnType<typeof createRegisteredPerson>>;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
  person = await createRegisteredPerson(program);
  expect(await person.submit(section!, someAnswers(section!, 1), section!.id)).toBe(204);
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArgs, '--blink-settings=defaultFontSize=32'],
  });
});
test.afterAll(async () => {
  await browser?.close();
  await program?.stop();
});

async function createContext(language: string, isMember: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addCookies([{ name: 'language', value: language, url: program.address }]);
  if (isMember) await setSessionCookies(context, program, person);
  else await answerPhoneQuestion(context);
  return context;
}

for (const language of languages)
  test(`${language}: the main screens fit a window of 320 px with letters of 200 %`, async () => {
    for (const [isMember, addresses] of screens) {
      const context = await createContext(language, isMember);
      const page = await context.newPage();
      await page.setViewportSize({ width: 320, height: 640 });
      // All sections are open.
      await page.route('**/section/progress/**', (route) =>
        route.fulfill({ json: instruments.map(() => ({ totalsum: '[1]' })) }),
      );
      page.on('dialog', (dialog) => void dialog.accept());
      for (const address of addresses) {
        await openAddress(page, program.address, address);
        await expect(page.locator('html'), address).toHaveAttribute('lang', new RegExp(`^${language}`));
        expect.soft(await measureOverflow(page), address).toBeLessThanOrEqual(0);
        const { count, overflowing } = await findOverflowingTexts(page);
        expect.soft(count, `texts on ${address}`).toBeGreaterThan(5);
        expect.soft(overflowing, address).toEqual([]);
        const broken = await findBrokenWords(
          page.locator('main'),
          'h1, h2, h3, legend, label, figure, button',
        );
        expect.soft(broken, `words of ${address}`).toEqual([]);
      }
      await context.close();
    }
  });
