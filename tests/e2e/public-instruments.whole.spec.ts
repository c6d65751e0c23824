import { expect, type Locator, type Page, test } from '@playwright/test';
import { findVisibleItems, findVisibleQuestions } from '#domain/answers/visible-items.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { isQuestion } from '#domain/instrument/questions.ts';
import { selectBand, findLevelStep } from '#domain/scoring/threshold-list.ts';
import type { Client } from '#tools/bench/client.ts';
import { toCodes, findPublicInstrument, publicInstruments } from '../instruments/files.ts';
import { type HandComputedCase, handComputedCases, defaultProfile } from '../instruments/hand-worked.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { ensureBuild } from './support/builds.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';

/** A person completes each of the twelve public instruments and reads the scores of its manual. */
let program: AppProcess;
/** One person completes all of them, because sign-ups per hour are limited. */
let person: Client;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  program = await startAppProcess({ SIGNUP: 'open' }, await ensureBuild('public'));
  person = await createRegisteredPerson(program, defaultProfile.age);
});
test.afterAll(() => program?.stop());

/** The most complex case of each instrument, by the start of its name in `hand-worked.ts`. */
const cases = {
  AUDIT: '0 in items 2 and 3:',
  MHCSF: 'one of three at 5',
  WHOQOL: 'one neighbour missing',
  PROMIS8: 'seven answers, 17 in all',
  PHQ9: 'two missing',
  GAD7: '0 + 1 + 2',
  WHO5: '8 times 4',
  PSS10: '2 + 3 + 1',
  ISI: '1 + 2 + 3',
  DASS21: '2 + 1 + 2',
  SPANE: '3 + 4 + 4',
  SWEMWBS: 'raw 14',
} as const;

for (const [id, begins] of Object.entries(cases)) {
  const one = handComputedCases.find((each) => each.id === id && each.name.startsWith(begins));
  if (!one) throw new Error(`No case of ${id} begins with "${begins}".`);
  test(`${id}: ${one.name}`, async ({ page, context }) => {
    await setSessionCookies(context, program, person);
    const instrument = findPublicInstrument(id);
    await answerCase(page, instrument, one);
    await page.waitForURL((url) => url.pathname.endsWith(instrument.routes.feedback));
    await expectResults(page, instrument, one);
    if (
      toCodes(instrument, one.printed).some((code, at) => code === null && listVisible(instrument, one)[at])
    )
      await expect(page.getByText(/questions? (was|were) not answered/).first()).toBeVisible();
  });
}

test('all twelve are open from the start, next to the five of which only the first is', async ({
  page,
  context,
}) => {
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await page.goto(`${program.address}/dashboard`);
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(17);
  const locked = page.getByRole('link', { name: /Locked/ });
  await expect(locked).toHaveCount(4);
  for (const { title } of publicInstruments) {
    const card = page.getByRole('link', { name: new RegExp(`^${title}`) });
    await expect(card).toBeVisible();
    await expect(card).not.toHaveAccessibleName(/Locked/);
  }
});

/** Answers the visible questions by keyboard: a digit selects and moves on. */
async function answerCase(page: Page, instrument: Instrument, { printed }: HandComputedCase): Promise<void> {
  const codes = toCodes(instrument, printed);
  const visibleItems = findVisibleItems(instrument, codes);
  const path = instrument.items.filter((_, at) => visibleItems[at]);
  const indexes = new Map(instrument.items.filter(isQuestion).map((question, at) => [question.id, at]));
  await page.goto(`${program.address}${instrument.routes.questionnaire}/${instrument.id}`);
  for (const [at, item] of path.entries()) {
    const says = isQuestion(item) ? ('text' in item ? item.text : item.left) : item.heading;
    await expect(page.getByRole('heading', { name: says, exact: true })).toBeVisible();
    const code = codes[indexes.get(item.id) ?? -1] ?? null;
    const isLast = at === path.length - 1;
    if (!isQuestion(item)) await page.getByRole('button', { name: 'Next' }).press('Enter');
    else if (code === null) await declineQuestion(page);
    else await page.getByRole('radio').first().press(String(code));
    if (isLast) await page.getByRole('button', { name: instrument.presentation.finishLabel }).press('Enter');
  }
}

/** Waits until a new question accepts taps, which it ignores at first because of double taps. */
async function declineQuestion(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: 'I would rather not answer' }).press('Enter');
}

/** The questions that these answers make visible. */
function listVisible(instrument: Instrument, { printed }: HandComputedCase): boolean[] {
  return findVisibleQuestions(instrument, toCodes(instrument, printed));
}

/** Expects every displayed score of the case, with its number and the name of its level. */
async function expectResults(page: Page, { scores }: Instrument, { gives, levels = {} }: HandComputedCase) {
  for (const { id, title, report } of scores) {
    const value = gives[id];
    if (!report || value === undefined) continue;
    const part = getScoreElement(page, title);
    if (value === null) {
      await expect(part.getByRole('img')).toHaveCount(0);
      continue;
    }
    const { name = '' } = findLevelStep(selectBand(report.bands, defaultProfile), value);
    // A category is displayed by its name, not by its number.
    const shows =
      report.chart === 'levels' ? new RegExp(name) : new RegExp(`Current score ${value}(?![\\d.])`);
    await expect(part.getByRole('img', { name: shows })).toBeVisible();
    if (levels[id] !== undefined) await expect(part.getByText(name, { exact: true }).first()).toBeVisible();
  }
}

/** The element of one score: the lead score is a section, the others are articles. */
function getScoreElement(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: title, exact: true })
    .or(page.getByRole('article', { name: title, exact: true }))
    .first();
}
