import { expect, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '../support/instruments.ts';
import { createAccount, createPerson, submitProfile } from './support/journey.ts';
import { type NetworkProxy, slowNetwork, startNetworkProxy } from './support/network-proxy.ts';
import { observeWait } from './support/observe-waits.ts';

/** Registration, one questionnaire and its result on 2G, in one visit. */
const [first] = instruments as [Instrument];
/** Milliseconds within which a sign or a way on must be displayed, with the time of a loaded machine. */
const silentLimitMs = 1500;
const offerLimitMs = 12_500;

let network: NetworkProxy;
test.beforeAll(async () => {
  network = await startNetworkProxy();
});
test.afterAll(() => network?.stop());

// Not yet seen to pass: see issue 35, section 3.
test.fixme('registers, answers and reads the result on 2G; every wait is displayed, and nothing is doubled', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const person = createPerson();
  network.setConditions(slowNetwork);
  await createAccount(page, network.app, person);
  const profile = await observeWait(
    page,
    'profile',
    () => submitProfile(page, person),
    () => page.waitForURL(/\/dashboard$/),
  );
  await page.getByRole('link', { name: 'Start Assessment' }).first().click();
  const posts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/section/') && response.status() === 204) posts.push(response.url());
  });
  for (let item = 1; item <= first.items.length; item += 1) {
    await expect(page.getByText(`Question ${item} of ${first.items.length}`, { exact: true })).toBeVisible();
    await page.getByRole('radio').first().press('2');
  }
  const result = await observeWait(
    page,
    'result',
    () => page.getByRole('button', { name: 'Finish' }).click(),
    () => expect(page.getByText(/^Answered on \d/)).toBeVisible({ timeout: 120_000 }),
  );
  await expect(page.getByText(/This is your first result\./)).toBeVisible();
  for (const wait of [profile, result]) {
    console.info(JSON.stringify(wait));
    expect(wait.silentMs, wait.name).toBeLessThan(silentLimitMs);
    if (wait.totalMs > offerLimitMs && wait.name === 'profile')
      expect(wait.offerMs, wait.name).not.toBeNull();
  }
  expect(posts).toHaveLength(1);
});
