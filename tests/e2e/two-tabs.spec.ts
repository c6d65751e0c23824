import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { storeDraft } from './support/leave-answered.ts';
import { tapOption } from './support/tap-option.ts';
import { withPerson } from './support/with-person.ts';

/** Answers survive a second tab and a lost network. */
const [first] = instruments as [Instrument];
const leavesFirst = instruments.find(({ presentation }) => presentation.leavesBeforeAnswer) as Instrument;

const here = withPerson();

async function openQuestionnaire(context: BrowserContext, { routes, id }: Instrument): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${here.app.address}${routes.questionnaire}/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const expectQuestion = (page: Page, number: number, { items } = first) =>
  expect(page.getByText(`Question ${number} of ${items.length}`, { exact: true })).toBeVisible();

async function answerFrom(page: Page, from: number, to: number, option: number) {
  for (let number = from; number <= to; number += 1) {
    await expectQuestion(page, number);
    await tapOption(page, option);
  }
}

const readSavedOptions = (page: Page) =>
  page.evaluate(
    ([id, userid]) => JSON.parse(localStorage.getItem(id) ?? '{}')[userid]?.options as (number | null)[],
    [first.id, String(here.person.userid)] as const,
  );

const countAttempts = () => here.countAttempts(first);

/** Opens two tabs on the last question of a questionnaire. */
async function openTwoAtEnd(context: BrowserContext): Promise<[Page, Page]> {
  const one = await context.newPage();
  await storeDraft(
    one,
    here.app,
    here.person,
    first,
    first.items.slice(1).map(() => 3),
  );
  await one.close();
  return [await openQuestionnaire(context, first), await openQuestionnaire(context, first)];
}

test('two tabs on one questionnaire are synchronised', async ({ context }) => {
  const [one, other] = [await openQuestionnaire(context, first), await openQuestionnaire(context, first)];
  await one.bringToFront();
  await answerFrom(one, 1, 6, 4);
  await expectQuestion(one, 7);
  // The other tab was opened before and displays the same question.
  await expectQuestion(other, 7);
  await other.bringToFront();
  await answerFrom(other, 7, 8, 1);
  await expectQuestion(one, 9);
  await one.reload();
  await expectQuestion(one, 9);
  expect((await readSavedOptions(one)).slice(0, 9)).toEqual([5, 5, 5, 5, 5, 5, 2, 2, null]);
});

test('two tabs that finish at the same time create one attempt', { tag: '@whole' }, async ({ context }) => {
  const [one, other] = await openTwoAtEnd(context);
  const keys: (string | undefined)[] = [];
  await context.route('**/section/submit/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // Delays both responses until both requests are sent.
    await expect.poll(() => keys.length).toBe(2);
    await route.continue();
  });
  await one.bringToFront();
  await answerFrom(one, first.items.length, first.items.length, 2);
  await expect(other.getByRole('button', { name: 'Finish' })).toBeVisible();
  await Promise.all(
    [one, other].map((page) =>
      page.getByRole('button', { name: 'Finish' }).evaluate((button) => (button as HTMLElement).click()),
    ),
  );
  for (const page of [one, other]) await page.waitForURL(new RegExp(`${first.routes.feedback}$`, 'i'));
  expect(new Set(keys).size).toBe(1);
  expect(await countAttempts()).toBe(1);
});

test('a tab whose answers were submitted in another tab says so and displays the result', async ({
  context,
}) => {
  const [one, other] = await openTwoAtEnd(context);
  await one.bringToFront();
  await answerFrom(one, first.items.length, first.items.length, 2);
  await expect(other.getByRole('button', { name: 'Finish' })).toBeVisible();
  await one.getByRole('button', { name: 'Finish' }).click();
  await one.waitForURL(new RegExp(`${first.routes.feedback}$`, 'i'));
  await expect(other.getByText('These answers have already been sent.')).toBeVisible();
  await expect(other).toHaveURL(new RegExp(`${first.routes.feedback}$`, 'i'));
  expect(await countAttempts()).toBe(1);
});

for (const instrument of [first, leavesFirst])
  test(`${instrument.title}: an offline finish without encryption keeps the answers and sends them later`, async ({
    context,
  }) => {
    await context.route('**/section/sealingKey', (route) => route.abort());
    for (const before of instruments.slice(0, instruments.indexOf(instrument)))
      expect(await here.person.submit(before, someAnswers(before), before.id)).toBe(204);
    const errors: string[] = [];
    const { items } = instrument;
    const left = await context.newPage();
    await storeDraft(
      left,
      here.app,
      here.person,
      instrument,
      items.slice(2).map(() => 1),
    );
    await left.close();
    const page = await openQuestionnaire(context, instrument);
    page.on('pageerror', (error) => errors.push(error.message));
    for (const number of [items.length - 1, items.length]) {
      await expectQuestion(page, number, instrument);
      if (number === items.length) {
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
      }
      await tapOption(page, 0);
    }
    await page.getByRole('button', { name: 'Finish' }).click();
    const note = page.getByRole('alert').filter({ hasText: 'Your answers are safe on this device' });
    await expect(note).toContainText(instrument.messages.failed);
    await expect(note).toHaveText(/^Your answers are safe on this device, but they have not been sent yet\./);
    await expect(page.getByText('This part did not load')).toBeHidden();

    await context.setOffline(false);
    const sent = page.waitForResponse('**/section/submit/**');
    await note.getByRole('button', { name: 'Send again' }).click();
    expect((await sent).status()).toBe(204);
    await page.waitForURL(new RegExp(`${instrument.routes.feedback}$`, 'i'));
    expect(errors).toEqual([]);
  });
