import { expect, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '../support/instruments.ts';
import { expectAccessible } from './support/page-checks.ts';
import { withPerson } from './support/with-person.ts';

/** A person who would rather not answer some questions gets a result all the same. */
const fixture = withPerson();
test.use({ viewport: { width: 360, height: 740 } });

const first = instruments[0] as Instrument;
const open = (page: Page, path: string) => page.goto(fixture.app.address + path);

/** Answers the questions of the first section, and declines those with these ids. */
async function answer(page: Page, declined: readonly string[]) {
  await open(page, `${first.routes.questionnaire}/${first.id}`);
  for (const item of first.items) {
    const text = 'text' in item ? item.text : '';
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
    // Until a new question accepts taps.
    await page.waitForTimeout(350);
    if (declined.includes(item.id))
      await page.getByRole('button', { name: 'I would rather not answer' }).click();
    else await page.getByRole('radio', { name: 'Slightly Agree' }).check({ force: true });
  }
}

test('two declined questions: the result, the history, the dashboard and the own data', async ({ page }) => {
  test.slow();
  await open(page, `${first.routes.questionnaire}/${first.id}`);
  const decline = page.getByRole('button', { name: 'I would rather not answer' });
  const { height } = (await decline.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(48);
  await expect(decline).toBeInViewport({ ratio: 1 });
  await answer(page, ['sa1', 'ma1']);
  await expect(page.getByText('2 questions not answered. That is okay.')).toBeInViewport({ ratio: 1 });
  // The last answer scrolls the page, with an animation.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Finish' }).click();

  await expect(page).toHaveURL(new RegExp(first.routes.feedback));
  const main = page.getByRole('main');
  await page.getByText('See the numbers').click();
  // Hand computed: 3 · 11/3 + 3 of 4 and 19 · 6/5, with 19 and 19: 75.47.
  await expect(main.getByText('75', { exact: true }).first()).toBeVisible();
  await expect(
    main.getByText(
      '2 of 20 questions were not answered; the average of your other answers is used for them.',
    ),
  ).toBeVisible();

  await open(page, '/dashboard');
  await expect(page.getByText(/could not|went wrong/i)).toHaveCount(0);
  await expect(main).toContainText('Average');

  const { token, userid } = fixture.person;
  const history = await page.request.get(`${fixture.app.address}/api/section/history/${first.id}/${userid}`, {
    headers: { Authorization: token },
  });
  expect(((await history.json()) as { totalsum: string }[])[0]!.totalsum).toBe('[15,23,19,19,75]');
});

test('too many declined questions: no result, and no reproach on any page', async ({ page }) => {
  test.slow();
  await answer(
    page,
    first.items.map(({ id }) => id),
  );
  await expect(page.getByText('20 questions not answered. That is okay.')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  const main = page.getByRole('main');
  await expect(
    main.getByText(/^Not calculated: 20 of 20 questions were not answered\. That is okay/).first(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(
    main.getByText(/^Not calculated: 20 of 20 questions were not answered\./).first(),
  ).toBeVisible();

  await open(page, '/dashboard');
  await expect(main.getByRole('link', { name: /Start Assessment|Answer/ }).first()).toBeVisible();
  await expect(main).not.toContainText(/Low|High|NaN|null/);

  await open(page, '/myPatternScreen');
  await expect(main).toContainText('1 is not calculated');
  await expect(main).not.toContainText(/NaN|null|needs care/);
  await open(page, '/patternSummary');
  await expect(main.getByText('Not calculated').first()).toBeVisible();
  await expect(
    main.getByText(/^Not calculated: 20 of 20 questions were not answered\. That is okay/).first(),
  ).toBeAttached();
  await expect(main).not.toContainText(/NaN|null/);
});
