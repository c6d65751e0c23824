import { expect, type Page, test } from '@playwright/test';
import { listCodes } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { getScale, listQuestions } from '#domain/instrument/questions.ts';
import { instruments } from '../support/instruments.ts';
import { withPerson } from './support/with-person.ts';
import { visitLater } from './support/visit-later.ts';

/** The dashboard of a phone has at most 2.5 screens, whatever it has to say. The question about the phone is open. */
const fixture = withPerson(null);
test.use({ viewport: { width: 360, height: 740 } });

const maxHeight = 2.53 * 740;
const dayMs = 24 * 60 * 60 * 1000;

/** A step with a long text, whose plan was chosen some days ago. */
const createStep = (age: number, { since = age, helped = null as number | null } = {}) => {
  const format = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
  return {
    section_id: 'S4',
    text: 'Make your hands tight, then let them go soft. Do the same with your shoulders. Leave out any part that hurts.',
    time: format(age),
    helped,
    contact: true,
    plan: {
      trouble: 'worry',
      step: 'loosen-the-body',
      smaller: 'Let your shoulders drop, and breathe out slowly.',
      when: 'work',
      where: 'work',
      if_not: 'smaller',
      day: format(age - 1).slice(0, 10),
      since: since === age ? null : format(since).slice(0, 10),
      exercise: 'loose-muscles',
    },
  };
};

/** The second answer of every scale, which calls for no help. */
const listMildAnswers = (instrument: Instrument): number[] =>
  listQuestions(instrument).map((question) => listCodes(getScale(instrument, question))[1]!);

interface State {
  /** Number of completed sections. */
  readonly done: number;
  /** Days since the answers. */
  readonly days?: number;
  readonly step?: object;
  /** The score of distress. */
  readonly distress?: number;
}

const all = instruments.length;
const states: Readonly<Record<string, State>> = {
  'a new person': { done: 0 },
  'a person with two results': { done: 2, step: createStep(1) },
  'too soon, without a plan': { done: all, days: 2 },
  'too soon, with a plan': { done: all, days: 2, step: createStep(1) },
  'too soon, with the question about the plan': { done: all, days: 9, step: createStep(8) },
  'too soon, with the next choice': { done: all, days: 9, step: createStep(8, { helped: 1 }) },
  'due, without a plan': { done: all, days: 85 },
  'due, with a plan': { done: all, days: 25, step: createStep(1) },
  'due, with a plan of four weeks': { done: all, days: 29, step: createStep(2, { since: 29 }) },
  'due, with the next choice': { done: all, days: 29, step: createStep(8, { since: 29, helped: 4 }) },
  'due, after a plan of four weeks': { done: all, days: 29, step: createStep(29, { helped: 1 }) },
  'the row of help, with the question about the plan': {
    done: all,
    days: 25,
    step: createStep(8),
    distress: 27,
  },
  'the block of help, with the question about the plan': {
    done: all,
    days: 9,
    step: createStep(8),
    distress: 41,
  },
  'the block of help after a long time': { done: all, days: 85, step: createStep(1), distress: 41 },
};

/** Changes the responses of the server to a state. The results of earlier attempts are 100 days older than they are. */
async function mockState(page: Page, { done, step = undefined, distress }: State) {
  const isDone = (url: string) => {
    const at = instruments.findIndex(({ id }) => url.includes(`/${id}/`) || url.endsWith(`/${id}`));
    return at < done;
  };
  await page.route('**/section/progress/**', (route) =>
    route.fulfill({
      json: instruments.map(({ id }, at) => ({
        section_id: id,
        totalsum: at < done ? '[1]' : '',
        helpFirst: id === 'S4' && (distress ?? 0) >= 30,
      })),
    }),
  );
  await page.route('**/user/step/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), chosen: step ?? null } });
  });
  await page.route('**/section/report/**', async (route) =>
    isDone(route.request().url()) ? route.continue() : route.fulfill({ json: [] }),
  );
  await page.route('**/section/history/**', async (route) => {
    const response = await route.fetch();
    const [newest, ...earlier] = (await response.json()) as { time: string }[];
    const older = earlier.map((one) => ({
      ...one,
      time: new Date(Date.parse(one.time) - 100 * dayMs).toISOString(),
    }));
    await route.fulfill({ response, json: [newest, ...older] });
  });
  if (distress !== undefined)
    await page.route('**/section/feedback/*/S4', (route) =>
      route.fulfill({ json: [[distress], ['High'], ['99'], [99]] }),
    );
}

test('every state of the dashboard has at most 2.5 screens', async ({ page, context }) => {
  test.setTimeout(180_000);
  for (const key of ['first', 'second'])
    for (const instrument of instruments as Instrument[])
      await expect
        .poll(() => fixture.person.submit(instrument, listMildAnswers(instrument), `${key}-${instrument.id}`))
        .toBe(204);
  await page.close();
  for (const [name, state] of Object.entries(states)) {
    const visit = await context.newPage();
    await visitLater(visit, state.days ?? 0);
    await mockState(visit, state);
    await visit.goto(`${fixture.app.address}/dashboard`, { waitUntil: 'networkidle' });
    await expect(visit.getByText('Loading your dashboard...')).toBeHidden();
    const isBlock = (state.distress ?? 0) >= 30;
    if (isBlock) await expect(visit.getByRole('link', { name: /^Call 14416/ })).toBeVisible();
    else await expect(visit.getByRole('heading', { name: 'Does anyone else use this phone?' })).toBeVisible();
    if (state.step && !isBlock)
      await expect(visit.getByRole('heading', { name: 'One thing this week' })).toBeVisible();
    if (state.done === all) await expect(visit.getByText(/than on|same as on/).first()).toBeVisible();
    await expect(visit.getByRole('contentinfo')).toBeVisible();
    const height = await visit.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, name).toBeLessThanOrEqual(maxHeight);
    await visit.close();
  }
});
