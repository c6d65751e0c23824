import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Client } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';

/** No window hides an answer, because people choose among the visible ones. */
const windows = [
  { width: 360, height: 560 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 640, height: 360 },
  { width: 1280, height: 600 },
  // 1280 x 1024 at 400 % zoom.
  { width: 320, height: 256 },
];
/** Two kinds of options, and pairs with a slider. */
const sectionIds = ['S1', 'S3', 'S4'];
/** `npm test` tests the first question of each in each window, `npm run test:all` every question. */
const isWholeRun = process.env.TEST_ALL === '1';

let program: AppProcess;
let person: Client;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
  person = await createRegisteredPerson(program);
});
test.afterAll(() => program?.stop());

/** The lowest and the narrowest window are tested completely. */
const tagUnlessTested = ({ width, height }: { width: number; height: number }) =>
  width === 640 || height === 560 ? {} : { tag: '@whole' };

/** The touch target of an answer: the row of an option, or a disc of the slider except its empty centre. */
const answers = 'label:has(input[type="radio"]), [data-position]:not([data-position="0"])';

/**
 * The answers whose centre is covered by another element.
 * @param reach scrolls to each one first; else only answers in the window are tested
 */
function listCovered(page: Page, reach: boolean): Promise<string[]> {
  return page.evaluate(
    ([selector, scrolls]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((answer) => {
        if (scrolls) answer.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = answer.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (!scrolls && (y < 0 || y >= window.innerHeight)) return [];
        const found = document.elementFromPoint(x, y);
        return answer.contains(found) ? [] : [`${answer.textContent} under ${found?.outerHTML.slice(0, 80)}`];
      }),
    [answers, reach] as const,
  );
}

/** Opens a questionnaire with this many answers, at the first question or the one with this index. */
async function openQuestion(page: Page, instrument: Instrument, answered: number, index = 0) {
  const { id, items, version, routes } = instrument;
  const options = items.map((_, at) => (at < answered ? 1 : null));
  const major = Number.parseInt(version, 10);
  const draft = { index, options, major, key: 'x', savedAt: new Date().toISOString() };
  await page.evaluate(
    ([section, draft]) => {
      const userid = /userid=(\d+)/.exec(document.cookie)?.[1] ?? '';
      localStorage.setItem(section, JSON.stringify({ [userid]: draft }));
    },
    [id, draft] as const,
  );
  await page.goto(`${program.address}${routes.questionnaire}/${id}`);
  await expectQuestion(page, instrument, index + 1);
}

/** Waits until the question with this number accepts taps. */
async function expectQuestion(page: Page, { presentation, items }: Instrument, number: number) {
  await expect(
    page.getByText(`${presentation.unit} ${number} of ${items.length}`, { exact: true }),
  ).toBeVisible();
  await expect(page.locator(answers).first()).toBeVisible();
  await page.waitForTimeout(350);
}

/** Logs the person in and opens every section. */
async function prepareSession(page: Page, context: BrowserContext) {
  await setSessionCookies(context, program, person);
  await page.route('**/section/progress/**', (route) =>
    route.fulfill({ json: instruments.map(() => ({ totalsum: '[1]' })) }),
  );
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${program.address}/terms`);
}

for (const viewport of windows) {
  test.describe(`${viewport.width} x ${viewport.height}`, tagUnlessTested(viewport), () => {
    test.use({ viewport });

    test.beforeEach(({ page, context }) => prepareSession(page, context));

    for (const instrument of instruments.filter(({ id }) => sectionIds.includes(id))) {
      test(`${instrument.title}: every answer is reachable and not covered`, async ({ page }) => {
        const { items } = instrument;
        await openQuestion(page, instrument, items.length);
        const last = isWholeRun ? items.length : 1;
        for (const number of items.slice(0, last).map((_, index) => index + 1)) {
          await expectQuestion(page, instrument, number);
          const location = `${instrument.id}, question ${number}`;
          expect.soft(await listCovered(page, false), `${location}, first screen`).toEqual([]);
          expect.soft(await listCovered(page, true), location).toEqual([]);
          if (number < last) await page.getByRole('button', { name: 'Next' }).click();
        }
      });
    }

    test('after the last answer the finish button is in view', async ({ page }) => {
      for (const instrument of instruments.filter(
        ({ id, scale }) => sectionIds.includes(id) && scale.kind === 'choice',
      )) {
        const last = instrument.items.length - 1;
        await openQuestion(page, instrument, last, last);
        await page.locator(answers).last().click();
        await expect(page.getByRole('button', { name: 'Finish' })).toBeInViewport({ ratio: 1 });
      }
    });

    test('after a mark on a line the next button is in view, on every card', async ({ page }) => {
      for (const instrument of instruments.filter(({ scale }) => scale.kind === 'bipolar')) {
        const { items } = instrument;
        await openQuestion(page, instrument, 0);
        for (const number of items.map((_, index) => index + 1)) {
          await expectQuestion(page, instrument, number);
          await page.locator('[data-position="2"]').click();
          const onward = page.getByRole('button', { name: number < items.length ? 'Next' : 'Finish' });
          await expect(onward, `card ${number}`).toBeInViewport({ ratio: 1 });
          if (number < items.length) await onward.click();
        }
      }
    });

    test('the missing answer is reported in view, between question and answers', async ({ page }) => {
      await page.evaluate(() => localStorage.setItem('moveOn', 'off'));
      for (const instrument of instruments.filter(({ id }) => sectionIds.includes(id))) {
        await openQuestion(page, instrument, 0);
        await page.getByRole('button', { name: 'Next' }).click();
        const problem = page.getByRole('main').getByText('Please choose a value before proceeding');
        await expect(problem).toBeInViewport({ ratio: 1 });
        const [at, first] = await Promise.all(
          [problem, page.locator(answers).first()].map((one) =>
            one.evaluate((it) => it.getBoundingClientRect().top),
          ),
        );
        expect(at).toBeLessThan(first as number);
        // The toast with the same text disappears; this message stays.
        await expect
          .poll(() =>
            problem.evaluate((it) => {
              const { left, top, height } = it.getBoundingClientRect();
              return it.contains(document.elementFromPoint(left + 1, top + height / 2));
            }),
          )
          .toBe(true);
      }
    });
  });
}

test('on a phone of 360 x 560 every question has Save and leave above it, which moves no answer out of view', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await prepareSession(page, context);
  for (const instrument of instruments) {
    const { id, items } = instrument;
    for (const index of [0, 1, items.length - 1]) {
      await openQuestion(page, instrument, index, index);
      const leave = page.getByRole('button', { name: 'Save and leave' });
      await expect(leave, id).toBeInViewport({ ratio: 1 });
      const box = await leave.boundingBox();
      expect(box?.height, id).toBeGreaterThanOrEqual(44);
      const first = await page.locator(answers).first().boundingBox();
      // Far from the answers, so that a thumb does not press it.
      expect((first?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0)), id).toBeGreaterThan(80);
      await expect(page.locator(answers).last(), `${id}, item ${index + 1}`).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const [width, height] of [
  [360, 560],
  [360, 640],
  [320, 560],
] as const)
  test(`at ${width} x ${height} all answers, declining and Back are in view together, in every section`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await prepareSession(page, context);
    for (const instrument of instruments) {
      const { id, items, allowsMissing } = instrument;
      for (const index of isWholeRun ? items.keys() : [0, 1]) {
        // Answered, so that Next is there too.
        await openQuestion(page, instrument, items.length, index);
        const location = `${id}, question ${index + 1}`;
        const buttons = ['Next', 'Finish', 'Back'].filter((name) =>
          name === 'Back' ? index > 0 : (name === 'Finish') === (index === items.length - 1),
        );
        if (allowsMissing) buttons.push('I would rather not answer');
        const tops = new Set<number>();
        for (const name of buttons) {
          const button = page.getByRole('button', { name });
          await expect(button, location).toBeInViewport({ ratio: 1 });
          const box = (await button.boundingBox())!;
          expect(box.height, `${location}, ${name}`).toBeGreaterThanOrEqual(48);
          tops.add(Math.round(box.y));
        }
        expect(tops.size, `${location}, one row`).toBe(1);
        const end = Math.max(
          ...(await page
            .locator(answers)
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))),
        );
        expect(end, `${location}, answers above the buttons`).toBeLessThanOrEqual([...tops][0]!);
      }
    }
  });

for (const width of [360, 320])
  test(`on a phone of ${width} x 560 every introduction displays the start button`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 560 });
    await setSessionCookies(context, program, person);
    await page.route('**/section/progress/**', (route) =>
      route.fulfill({ json: instruments.map(() => ({ totalsum: '[1]' })) }),
    );
    for (const { routes } of instruments) {
      await page.goto(program.address + routes.intro);
      await expect(page.getByRole('main').getByText('Start Assessment'), routes.intro).toBeInViewport({
        ratio: 1,
      });
    }
  });

test('on a phone of 320 px Back and Next are in one row, also on the last card', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 560 });
  await prepareSession(page, context);
  for (const instrument of instruments.filter(({ id }) => sectionIds.includes(id))) {
    const { items } = instrument;
    await openQuestion(page, instrument, items.length, items.length - 1);
    const [back, finish] = await Promise.all(
      [page.getByRole('button', { name: 'Back' }), page.getByRole('button', { name: 'Finish' })].map((one) =>
        one.evaluate((it) => it.getBoundingClientRect().top),
      ),
    );
    expect(back, instrument.title).toBe(finish);
  }
});

test('on a phone of 360 x 560 login and sign-up display their button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  for (const [address, name] of [
    ['/login', 'Login'],
    ['/signUp', 'Next'],
  ] as const) {
    await page.goto(program.address + address);
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    await expect(button, address).toBeInViewport({ ratio: 1 });
  }
});

test('at 400 % zoom no bar covers the question after a scroll', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await setSessionCookies(context, program, person);
  await page.goto(`${program.address}${instruments[0]?.routes.questionnaire}/${instruments[0]?.id}`);
  const option = page.getByRole('radio').nth(2);
  await option.scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save and leave' })).not.toBeInViewport();
});
