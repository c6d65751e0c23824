import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { mailQueue } from '#server/db/schema.ts';
import { openPglite } from '#server/db/pglite.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import type { Client } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { readOutbox } from '../support/outbox.ts';
import { createRegisteredPerson, setSessionCookies } from './support/registered-person.ts';
import { visitLater } from './support/visit-later.ts';

const dayMs = 86_400_000;
/** A phone. */
test.use({ viewport: { width: 360, height: 740 } });

let program: AppProcess;
let person: Client;
test.beforeEach(async ({ context }) => {
  program = await startAppProcess({ SIGNUP: 'open' });
  person = await createRegisteredPerson(program);
  for (const instrument of instruments) {
    // Answers that do not call for help: with others no day is named.
    const ans = listQuestions(instrument).map(() => 2);
    await expect.poll(() => person.submit(instrument, ans, instrument.id)).toBe(204);
  }
  await setSessionCookies(context, program, person);
});
test.afterEach(() => program?.stop());

const openDashboard = async (page: Page, daysLater = 0) => {
  await visitLater(page, daysLater);
  await page.goto(`${program.address}/dashboard`);
};

/** Makes all queued mails due, as if their day had come: the server uses the clock of the database. */
async function makeMailsDue(): Promise<void> {
  await program.stopServer();
  const { db, close } = await openPglite(program.dataDir);
  await db.update(mailQueue).set({ queuedAt: new Date(), nextTryAt: new Date() });
  await close();
  await program.restart();
}

test('too soon: one mail on the day after, and nothing in it says what it is about', async ({ page }) => {
  await openDashboard(page, 2);
  await expect(page.getByText(/Too soon to see a change\. Come back after/)).toBeVisible();
  await page.getByRole('button', { name: 'Remind me' }).click();
  const send = page.getByRole('button', { name: 'Send me one mail' });
  const confirmation = page.getByText(/You will get one mail on .* It stops by itself\./);
  // A loaded machine refuses requests, and the dialog says so.
  await expect
    .poll(async () => {
      if (await send.isVisible()) await send.click();
      return confirmation.isVisible();
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reminder set' })).toBeVisible();
  const listMails = () =>
    readOutbox(`${program.dataDir}/outbox`).filter(({ subject }) => subject === 'Check-in');
  expect(listMails()).toEqual([]);

  await makeMailsDue();
  await expect.poll(() => listMails().length).toBe(1);
  expect(listMails()[0]!.text).not.toMatch(/mental|wellbeing|distress|http/i);
});

test('too soon: a calendar file with one entry on the day after the interval', async ({ page }) => {
  await openDashboard(page, 2);
  await page.getByRole('button', { name: 'Remind me' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Put it in my calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('check-in.ics');
  const text = readFileSync(await file.path(), 'utf8');
  const day = getIndianDay(new Date(Date.now() + 15 * dayMs)).replaceAll('-', '');
  expect(text).toContain(`DTSTART:${day}T100000\r\n`);
  expect(text).not.toMatch(/http|wellness|mental/i);
});

test('due: the main button answers again, the second one only the shortest part', async ({ page }) => {
  await openDashboard(page, 25);
  await expect(page.getByText('20 minutes, or only Distress: 3 minutes.')).toBeVisible();
  const [again, short] = [
    page.getByRole('link', { name: 'Answer again' }),
    page.getByRole('link', { name: 'Only Distress' }),
  ];
  for (const link of [again, short]) {
    const box = await link.boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(48);
    expect(box!.y + box!.height, 'on the first screen').toBeLessThan(740);
  }
  await short.click();
  await expect(page).toHaveURL(/distressPage/);
  await page.goBack();
  await again.click();
  await expect(page).toHaveURL(/psychologicalPage/);
});
