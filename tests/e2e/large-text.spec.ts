import { type Browser, chromium, expect, type Locator, test } from '@playwright/test';
import { publicScreenAddresses } from '#domain/reading-order/addresses.ts';
import { someAnswers } from '#tools/bench/client.ts';
import { browserArgs, ensureBrowser } from '#tools/browser.mjs';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { instruments } from '../support/instruments.ts';
import { findBrokenWords, findOverflowingTexts, measureOverflow } from './support/accessibility-checks.ts';
import { everyAddress, oneOfEachScreen, visitorAddresses } from './support/addresses.ts';
import { mockOldConsent, openAddress } from './support/axe.ts';
import {
  answerPhoneQuestion,
  createRegisteredPerson,
  setSessionCookies,
} from './support/registered-person.ts';

/** `npm test` opens one address of each screen, `npm run test:all` every one. */
const isWholeRun = process.env.TEST_ALL === '1';
/** Larger font sizes of the browser: everything fits the screen, and help and exit stay visible. */
const visitors = ['/', '/login', '/terms', '/contact'];
const names = ['Asha', 'Demo Reader', 'Venkatanarasimharajuvaripeta Subramaniam'];
const members = ['/dashboard', '/resourcesScreen', '/suicidalThoughts1', '/wellBeing12', '/profilePage'];

let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program?.stop());

for (const [letters, widths] of [
  [16, [320, 360, 768, 1280]],
  [24, [320, 360, 768, 1280]],
  [32, [360, 768, 1280]],
] as const) {
  // Twice the font size is the representative case.
  test.describe(`font size of ${letters} px`, letters === 32 ? {} : { tag: '@whole' }, () => {
    let browser: Browser;
    /** Shared by all tests, because a server allows ten sign-ups per address. */
    let person: Awaited<ReturnType<typeof createRegisteredPerson>>;
    test.beforeAll(async () => {
      person = await createRegisteredPerson(program);
      const args = [...browserArgs, `--blink-settings=defaultFontSize=${letters}`];
      browser = await chromium.launch({ executablePath: ensureBrowser(), args });
    });
    test.afterAll(() => browser?.close());

    test('the bar of a logged-in person has one row for any name', async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await setSessionCookies(context, program, person);
      const page = await context.newPage();
      for (const name of names) {
        await page.route('**/user/getName/**', (route) => route.fulfill({ json: name }));
        await page.goto(`${program.address}/resourcesScreen`);
        await expect(page.getByRole('banner').getByText(name).first()).toBeAttached();
        for (const width of [700, 768, 800, 834, 900, 1024, 1152, 1280, 1536]) {
          await page.setViewportSize({ width, height: 800 });
          // In rem, like the height of one row.
          const [high, row] = await page.getByRole('banner').evaluate((bar) => {
            const style = getComputedStyle(document.documentElement);
            const rem = Number.parseFloat(style.fontSize);
            return [
              bar.getBoundingClientRect().height / rem,
              Number.parseFloat(style.getPropertyValue('--header-height')),
            ];
          });
          expect.soft(high, `${name} at ${width} px`).toBeLessThan((row ?? 0) + 0.2);
        }
      }
      await context.close();
    });

    for (const width of widths) {
      // A phone is the narrowest of them.
      test(`nothing overflows a window of ${width} px`, { tag: width === 360 ? [] : '@whole' }, async () => {
        const context = await browser.newContext({
          viewport: { width, height: 800 },
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const checkPage = async (path: string) => {
          await page.goto(program.address + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(wide, path).toBeLessThanOrEqual(width);
          const tools = [
            ['button', /^(Help: )?Need to talk\?$/],
            ['link', /^Quick exit$/],
          ] as const;
          for (const [role, name] of tools) {
            const tool = page.getByRole('banner').getByRole(role, { name });
            const box = await tool.boundingBox();
            expect.soft(box && box.x >= 0 && box.x + box.width <= width, `${name} on ${path}`).toBe(true);
            // As text, not only as an icon.
            const widths = await tool
              .locator('span')
              .evaluateAll((words) => words.map((one) => one.getBoundingClientRect().width));
            expect.soft(Math.max(...widths), `${name} on ${path}`).toBeGreaterThan(20);
          }
        };
        for (const path of visitors) await checkPage(path);
        await setSessionCookies(context, program, person);
        for (const path of members) await checkPage(path);
        await context.close();
      });
    }

    if (letters === 32)
      test('questions show their answers without scrolling, below a bar of one row', async () => {
        test.setTimeout(240_000);
        const context = await browser.newContext({
          viewport: { width: 360, height: 740 },
          reducedMotion: 'reduce',
        });
        await setSessionCookies(context, program, person);
        const page = await context.newPage();
        await page.route('**/section/progress/**', (route) =>
          route.fulfill({ json: instruments.map(() => ({ totalsum: '[1]' })) }),
        );
        page.on('dialog', (dialog) => void dialog.accept());
        /** The number of options in the window, of the first question. */
        const visibleOptions = { S1: 6, S2: 5, S4: 5, S5: 5 };
        for (const { id, routes, items, scale } of instruments) {
          await page.goto(`${program.address}${routes.questionnaire}/${id}`);
          const bar = await page.getByRole('banner').boundingBox();
          expect.soft(bar?.height, id).toBeLessThan(100);
          if (scale.kind !== 'bipolar') {
            const rows = page.getByRole('radiogroup').locator('label');
            await expect(rows.first()).toBeVisible();
            const bottoms = await rows.evaluateAll((all) =>
              all.map((row) => row.getBoundingClientRect().bottom),
            );
            const count = bottoms.filter((bottom) => bottom <= 740).length;
            expect.soft(count, id).toBe(visibleOptions[id as keyof typeof visibleOptions]);
            continue;
          }
          // Every card: both statements and the whole scale.
          for (const [at, item] of items.entries()) {
            if (!('left' in item)) continue;
            await expect(page.getByText(item.left)).toBeInViewport({ ratio: 1 });
            await expect(page.getByText(item.right)).toBeInViewport({ ratio: 1 });
            for (const end of [-3, 3])
              await expect(page.locator(`[data-position="${end}"]`)).toBeInViewport({ ratio: 1 });
            if (at + 1 === items.length) break;
            await page.waitForTimeout(350);
            await page.locator('[data-position="2"]').click();
            await page.getByRole('button', { name: 'Next' }).click();
            await expect(page.getByText(item.left)).toHaveCount(0);
          }
        }
        await context.close();
      });

    if (letters === 32)
      test('overlays and error messages display their complete text', async () => {
        const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
        const page = await context.newPage();
        const expectComplete = async (part: Locator, what: string) => {
          await expect(part).toBeVisible();
          expect.soft(await measureOverflow(page), what).toBeLessThanOrEqual(0);
          expect.soft(await findBrokenWords(part), what).toEqual([]);
          const box = await part.boundingBox();
          expect.soft(box && box.x >= 0 && box.x + box.width <= 320, what).toBe(true);
        };
        await page.setViewportSize({ width: 320, height: 640 });
        await openAddress(page, program.address, '/login');
        const bar = page.getByRole('banner');
        for (const [opens, panel] of [
          [bar.getByRole('button', { name: 'Menu' }), 'Main'],
          [bar.getByRole('button', { name: /Need to talk/ }), 'Someone to talk to'],
          [bar.getByRole('link', { name: 'Quick exit' }), 'Quick exit'],
        ] as const) {
          await opens.click();
          await expectComplete(page.getByRole('group', { name: panel }), panel);
          await page.keyboard.press('Escape');
        }
        await page.getByLabel('Username').fill('nobody');
        await page.getByLabel('Password', { exact: true }).fill('quiet river 8');
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await expectComplete(page.locator('.Toastify__toast'), 'the message');
        await expectComplete(page.getByRole('main').getByText('Invalid username or password.'), 'the alert');
        await context.close();
      });

    if (letters === 32)
      test(`${isWholeRun ? 'every address' : 'one of each screen'} fits a window of 320 px`, async () => {
        test.setTimeout(600_000);
        for (const instrument of instruments)
          expect(await person.submit(instrument, someAnswers(instrument, 1), instrument.id)).toBe(204);
        // Redirects people who are logged in.
        const memberAddresses = (isWholeRun ? everyAddress : oneOfEachScreen).filter(
          (address) => address !== '/try-now',
        );
        for (const addresses of [memberAddresses, isWholeRun ? visitorAddresses : publicScreenAddresses]) {
          const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
          if (addresses === memberAddresses) await setSessionCookies(context, program, person);
          else await answerPhoneQuestion(context);
          const page = await context.newPage();
          await page.setViewportSize({ width: 320, height: 640 });
          page.on('dialog', (dialog) => void dialog.accept());
          await mockOldConsent(page);
          for (const address of addresses) {
            const path = await openAddress(page, program.address, address);
            expect.soft(path.toLowerCase()).toBe(address.toLowerCase());
            expect.soft(await measureOverflow(page), address).toBeLessThanOrEqual(0);
            const { count, overflowing } = await findOverflowingTexts(page);
            expect.soft(count, `texts on ${address}`).toBeGreaterThan(5);
            expect.soft(overflowing, address).toEqual([]);
            // Titles, options, and the alternative text of pictures.
            const short = await findBrokenWords(
              page.locator('main'),
              'h1, h2, h3, legend, label, figure, button',
            );
            expect.soft(short, `words of ${address}`).toEqual([]);
          }
          await context.close();
        }
      });
  });
}
