import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { expectAccessible } from './support/page-checks.ts';
import { withPerson } from './support/with-person.ts';

/** What a person with the highest distress meets first, and on later pages of the visit. */
const fixture = withPerson();
test.use({ viewport: { width: 360, height: 740 } });

const distress = instruments.find(({ id }) => id === 'S4')! as Instrument;
const label = 'Need to talk? 14416 · free, day and night';

/** Completes the sections up to distress, with its highest score. */
async function submitHighestDistress() {
  for (const instrument of instruments.slice(0, instruments.indexOf(distress)) as Instrument[])
    await fixture.person.submit(instrument, someAnswers(instrument), `key-${instrument.id}`);
  const highest = distress.items.map(() => 5);
  expect(await fixture.person.submit(distress, highest, 'key-distress')).toBe(204);
}

const open = (page: Page, path: string) => page.goto(fixture.app.address + path);
const getUrgent = (page: Page) => page.getByRole('complementary', { name: 'Please talk to someone today.' });

async function measure(locator: Locator) {
  await expect(locator).toBeVisible();
  return (await locator.boundingBox())!;
}

test('the first screen of the result has two calls and a way without a call', async ({ page }) => {
  await submitHighestDistress();
  await open(page, distress.routes.feedback);
  const urgent = getUrgent(page);
  const title = await measure(urgent.getByRole('heading'));
  const call = urgent.getByRole('link', { name: 'Call 14416, free, day and night' });
  const danger = urgent.getByRole('link', { name: 'In danger now: call 112' });
  const cannotTalk = urgent.getByRole('link', { name: 'I cannot talk now' });
  await expect(call).toHaveAttribute('href', 'tel:14416');
  await expect(danger).toHaveAttribute('href', 'tel:112');

  const boxes = [title, await measure(call), await measure(danger), await measure(cannotTalk)];
  const tops = boxes.map(({ y }) => y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const { y, height } of boxes) expect(y + height).toBeLessThanOrEqual(740);
  for (const { height } of boxes.slice(1)) expect(height).toBeGreaterThanOrEqual(48);
  await expectAccessible(page);

  await page.reload();
  await expect(urgent).toBeVisible();
  await cannotTalk.click();
  await expect(page.getByRole('heading', { name: 'If you cannot talk now', level: 1 })).toBeVisible();
});

test('later pages of the visit have a row of at most 64 px', async ({ page }) => {
  await submitHighestDistress();
  await open(page, distress.routes.feedback);
  await expect(getUrgent(page)).toBeVisible();
  for (const path of ['/dashboard', '/myPatternScreen', '/patternSummary']) {
    await open(page, path);
    const row = page.getByRole('link', { name: label });
    const { height } = await measure(row);
    expect(height, path).toBeGreaterThanOrEqual(48);
    expect(height, path).toBeLessThanOrEqual(64);
    await expect(row).toHaveAttribute('href', 'tel:14416');
    await expect(getUrgent(page), path).toHaveCount(0);
  }
});

test('the dashboard of the first page of a visit has the calls on its first screen', async ({ page }) => {
  await submitHighestDistress();
  await open(page, '/dashboard');
  for (const name of ['Call 14416, free, day and night', 'In danger now: call 112', 'I cannot talk now']) {
    const { y, height } = await measure(getUrgent(page).getByRole('link', { name }));
    expect(y + height).toBeLessThanOrEqual(740);
  }
});

test.describe('without the internet', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page for people who cannot talk opens, with the numbers', async ({ page, context }) => {
    await open(page, '/dashboard');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
    await context.setOffline(true);
    await open(page, '/cannot-talk');
    await expect(page.getByRole('heading', { name: 'If you cannot talk now', level: 1 })).toBeVisible();
    const call = page.getByRole('main').getByRole('link', { name: '14416', exact: true });
    await expect(call).toHaveAttribute('href', 'tel:14416');
  });
});
