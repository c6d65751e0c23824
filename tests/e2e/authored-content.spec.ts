import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { HashedInstrument } from '#authoring/compile/instrument-variants.ts';
import { someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { findSixthFile } from './support/authored-build.ts';
import { ensureBuild } from './support/builds.ts';
import { answerChoices } from './support/journey.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';

/** A build with a questionnaire, a page and an exercise that an author created with three commands, without changes in src. */
let build: string;
let program: AppProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  build = await ensureBuild('authored');
  program = await startAppProcess({ SIGNUP: 'open' }, build);
});
test.afterAll(() => program?.stop());

const readSixth = () => {
  const text = readFileSync(findSixthFile(join(build, 'dist/instruments')), 'utf8');
  return (JSON.parse(text) as HashedInstrument).instrument;
};

test('a sixth questionnaire is on the dashboard, and can be completed, scored, explained and compared', async ({
  page,
  context,
}) => {
  const person = await createRegisteredPerson(program);
  for (const instrument of instruments) {
    expect(await person.submit(instrument, someAnswers(instrument), `key-${instrument.id}`)).toBe(204);
  }
  await setSessionCookies(context, program, person);
  await page.goto(`${program.address}/dashboard`);
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(6);
  await page.getByRole('link', { name: /Your Rest/ }).click();
  await expect(page.getByText('Assessment 6 of 6')).toBeVisible();
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  // Ten answers of "Some of the time": 10 × 3 = 30.
  await answerChoices(page, 10, () => 3);
  await page.waitForURL(/\/yourRestFeedback$/);
  await expect(page.getByRole('img', { name: /Current score 30\b/ })).toBeVisible();

  expect(await person.submit(readSixth(), someAnswers(readSixth()), 'key-S6')).toBe(204);
  await page.reload();
  await expect(page.getByRole('img', { name: /previous score 30\b/ }).first()).toBeVisible();
});

test('a new page is in its chapter, between the pages around it', async ({ page, context }) => {
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await page.goto(`${program.address}/resourcesScreen`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Learn Self-compassion' })).toContainText(
    '4 parts',
  );
  await page.getByRole('link', { name: 'Learn Self-compassion' }).click();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/restAtNight$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Rest at night' })).toBeFocused();
  // A small variant of the picture is loaded, with reserved space.
  const picture = page.getByRole('img', { name: 'Water between hills at the end of a day.' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.webp$/);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  await expect(page.getByText('Part 2 of 4')).toBeVisible();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/selfCompassion2$/);
});

test.describe('a ninth exercise', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is in the list without a login, can be done, and opens offline after the first visit', async ({
    page,
    context,
  }) => {
    await page.goto(`${program.address}/exercises`);
    const worry = page.getByRole('region', { name: 'Worry' });
    await expect(worry.getByRole('link').last()).toHaveText('Look at the sky');
    // Eight exercises and this one.
    const addresses = await page
      .getByRole('region')
      .getByRole('link', { name: /./ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses.filter((one) => one?.includes('/exercises/'))).size).toBe(9);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
    await context.setOffline(true);
    await page.goto(`${program.address}/exercises/lookAtTheSky`);
    const drawing = page.getByRole('img', { name: 'Rings around a disc.' });
    await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Find some sky' })).toBeFocused();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Start 5 seconds' }).click();
    await expect(page.getByText('The time is over.')).toBeVisible({ timeout: 10_000 });
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'That is all' })).toBeFocused();
  });
});
