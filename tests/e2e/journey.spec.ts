import { expect, type Page, test } from '@playwright/test';
import { createFormat } from '#language/format.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { answerCards, answerChoices, signUp, createPerson } from './support/journey.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './support/page-checks.ts';

let program: AppProcess;
// The longest journeys, each on its own server, in parallel.
test.describe.configure({ mode: 'parallel' });

test.beforeAll(async () => {
  program = await startAppProcess();
});
test.afterAll(() => program.stop());

/** The code for an item: spread over the scale, different on a second attempt. */
const chooseCode = (instrument: Instrument, item: number, attempt: number) => {
  const codes = listCodesInOrder(instrument);
  return codes[(item * 2 + attempt) % codes.length] as number;
};

const listCodesInOrder = ({ scale }: Instrument) => {
  if (scale.kind === 'choice') return scale.options.map(({ code }) => code);
  return scale.kind === 'bipolar' ? scale.positions.map(({ code }) => code) : [];
};

/** Taps through the first assessment; the others use keys, which are faster. */
async function completeSection(page: Page, instrument: Instrument, attempt: number): Promise<void> {
  const by = instrument === instruments[0] && attempt === 0 ? 'tap' : 'key';
  const items = instrument.items.length;
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  const codes = listCodesInOrder(instrument);
  const answered = page.waitForResponse((response) => response.url().includes('/section/submit/'), {
    timeout: 120_000,
  });
  if (instrument.scale.kind === 'choice') {
    await answerChoices(page, items, (item) => codes.indexOf(chooseCode(instrument, item, attempt)) + 1, by);
  } else if (instrument.scale.kind === 'bipolar') {
    const { positions } = instrument.scale;
    const choosePosition = (item: number) =>
      positions.find(({ code }) => code === chooseCode(instrument, item, attempt))?.position ?? 1;
    await answerCards(page, items, choosePosition, instrument.presentation.finishLabel);
  }
  expect((await answered).status()).toBe(204);
  await page.waitForURL(new RegExp(`${instrument.routes.feedback}$`, 'i'));
}

async function expectFeedback(
  page: Page,
  instrument: Instrument,
  age: number,
  attempt: number,
): Promise<void> {
  const answers = instrument.items.map((_, index) => chooseCode(instrument, index + 1, attempt));
  const result = computeResult(instrument, answers, { age });
  await expect(page.getByRole('heading', { level: 1, name: instrument.title })).toBeVisible();
  await expect(page.getByText(/^Answered on \d/)).toBeVisible();
  // On a phone the numbers and each part are collapsed. The previous attempt may be displayed until this one is loaded.
  const summaries = page.locator('details:not([open]) > summary');
  const closed = summaries
    .filter({ has: page.getByRole('heading') })
    .or(summaries.filter({ hasText: 'See the numbers' }))
    .filter({ visible: true });
  for (const score of instrument.scores.filter(({ report }) => report)) {
    const expected = result[score.id];
    const figures = page.getByRole('img', { name: new RegExp(`\\b${expected?.value}\\b`) });
    await expect(async () => {
      while ((await closed.count()) > 0) await closed.first().click({ timeout: 2000 });
      await expect(figures.first(), `${score.title} ${expected?.value}`).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    if (expected?.percentile != null) {
      const name = new RegExp(`${expected.percentile}(st|nd|rd|th) percentile`);
      await expect(page.getByRole('img', { name }).first(), `${score.title} percentile`).toBeVisible();
    }
    if (expected?.level) await expect(page.getByText(expected.level, { exact: true }).first()).toBeVisible();
  }
  // The sticky bar may cover a part of a link, which axe reports as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
}

for (const { device, viewport, age, tag } of [
  { device: 'a phone of 360 px', viewport: { width: 360, height: 740 }, age: 34, tag: {} },
  { device: 'a wide screen', viewport: { width: 1280, height: 800 }, age: 52, tag: { tag: '@whole' } },
]) {
  test.describe(device, tag, () => {
    test.use({ viewport });

    test('a person signs up, completes the five assessments in order, sees feedback and returns', async ({
      page,
    }) => {
      test.setTimeout(600_000);
      const quiet = watchPage(page, new URL(program.address).origin);
      const person = createPerson(age);
      await page.goto(`${program.address}/`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Track your Mental Wellbeing' }),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await signUp(page, program, person);
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('heading', { name: 'Does anyone else use this phone?' })).toBeInViewport();
      await expectAccessible(page);
      await page.getByRole('button', { name: /^No / }).click();
      await expect(page.getByText('Saved: only you use this phone.')).toBeFocused();
      await page.getByRole('link', { name: 'See how to begin' }).click();
      await expect(page).toHaveURL(/\/dashboard-start$/);
      await expect(
        page.getByText('Click start assessment to begin your mental wellbeing journey'),
      ).toBeVisible();
      await expect(page.getByText('Locked', { exact: true })).toHaveCount(instruments.length - 1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      for (const instrument of instruments) {
        await page.goto(`${program.address}${instrument.routes.intro}`);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await completeSection(page, instrument, 0);
        await expectFeedback(page, instrument, age, 0);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }

      await page.goto(`${program.address}/dashboard`);
      await expect(page.getByText('Click on any assessment to start')).toBeVisible();
      await expect(page.getByText(createFormat('en').slashDay(new Date()))).toHaveCount(instruments.length);
      await expect(page.getByText('Locked', { exact: true })).toHaveCount(0);
      await expectAccessible(page);

      const [first] = instruments as [Instrument, ...Instrument[]];
      await page.goto(`${program.address}${first.routes.intro}`);
      await completeSection(page, first, 1);
      await expectFeedback(page, first, age, 1);
      const lead = first.scores.find(({ id }) => id === first.feedback.lead);
      const before = computeResult(
        first,
        first.items.map((_, index) => chooseCode(first, index + 1, 0)),
        { age },
      )[lead?.id ?? ''];
      await expect(
        page.getByRole('img', { name: new RegExp(`previous score ${before?.value}\\b`, 'i') }).first(),
      ).toBeVisible();
      quiet.expectNoErrors();
    });
  });
}
