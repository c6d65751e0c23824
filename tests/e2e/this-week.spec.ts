import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { expectAccessible } from './support/page-checks.ts';
import { withPerson } from './support/with-person.ts';
import { visitLater } from './support/visit-later.ts';

/** One thing this week: from a result to a plan, and the dashboard after one and four weeks. */
const fixture = withPerson();
test.use({ viewport: { width: 360, height: 740 } });

const [first] = instruments as [Instrument];
const open = (page: Page, path: string) => page.goto(fixture.app.address + path);
/** Taps again while the server of a busy machine rejects the request. */
const tap = (button: Locator, result: Locator) =>
  expect(async () => {
    if (await button.isVisible()) await button.click();
    await expect(result).toBeVisible({ timeout: 5000 });
  }).toPass();
const travel = async (page: Page, days: number) => {
  await visitLater(page, days);
  await page.reload();
};

test('a result leads to a plan in four taps; the dashboard asks after a week and looks back after four', async ({
  page,
}) => {
  await fixture.person.submit(first, someAnswers(first), 'key-first');
  await open(page, first.routes.feedback);
  const plan = page.getByRole('link', { name: 'Plan one thing for this week' });
  await plan.click();
  await expect(page.getByText('Small steps help more than reading a result.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Worry/ }).check();
  await page.getByRole('radiogroup', { name: 'Choose one small step' }).getByRole('radio').nth(1).check();
  const step = await page.getByRole('radio', { checked: true }).nth(1).locator('..').innerText();
  const saved = page.getByRole('heading', { name: 'Your plan is saved' });
  await tap(page.getByRole('button', { name: 'Save my plan' }), saved);
  await expect(saved).toBeFocused();
  await expectAccessible(page);

  await open(page, '/dashboard');
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'One thing this week' }) });
  await expect(card.getByText(step)).toBeVisible();
  await expect(card.getByText('Did you do it?')).toBeHidden();

  await travel(page, 7);
  await card.getByRole('button', { name: 'Yes' }).click();
  await expect(card.getByText('Did it help?')).toBeFocused();
  await tap(
    card.getByRole('button', { name: 'A little' }),
    card.getByText('Good. Do you want to do it again?'),
  );
  await expectAccessible(page);
  await visitLater(page, 0);
  await card.getByRole('link', { name: 'Choose another step' }).click();
  await expect(page.getByRole('radiogroup', { name: 'What troubles you most now?' })).toBeVisible();
});

test('a missed week meets a smaller step, and four weeks the part that matters', async ({ page }) => {
  await fixture.person.submit(first, someAnswers(first), 'key-first');
  await open(page, '/this-week');
  await page.getByRole('radio', { name: /^Work or study/ }).check();
  const dashboard = page.getByRole('link', { name: 'Go to the dashboard' });
  await tap(page.getByRole('button', { name: 'Save my plan' }), dashboard);
  await dashboard.click();
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'One thing this week' }) });
  const smaller = /^If it does not work: do a smaller step\. (.+)$/.exec(
    await card.getByText(/^If it does not work/).innerText(),
  )![1]!;

  await travel(page, 7);
  await tap(card.getByRole('button', { name: 'No', exact: true }), card.getByText('That happens. Smaller?'));
  // The server's clock has not moved, so its days are those of today.
  await visitLater(page, 0);
  await page.reload();
  await tap(card.getByRole('button', { name: 'Make it smaller' }), card.getByText(`at home: ${smaller}`));
  await expect(card.getByRole('button')).toHaveCount(0);

  await travel(page, 28);
  await tap(
    card.getByRole('button', { name: 'Rather not say' }),
    card.getByText(/^Four weeks ago you chose:/),
  );
  await expect(card.getByRole('link', { name: /^Psychological, \d+ minutes$/ })).toHaveAttribute(
    'href',
    /psychologicalPage$/,
  );
});
