import { expect, test } from '@playwright/test';
import { base } from '#contract/paths.ts';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import { instruments } from '#tests/support/instruments.ts';
import { expectInLanguage, getLocale, readQuestions, switchLanguage } from '../support/language.ts';
import { createRegisteredPerson, setSessionCookies } from '../support/registered-person.ts';

/** After one visit, the app starts offline in the language of the person; English devices cache no other language. */
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program?.stop());

const section = instruments[0]!;

test('after one visit in Hindi the app starts offline in Hindi', async ({ page, context }) => {
  const person = await createRegisteredPerson(program);
  await setSessionCookies(context, program, person);
  const listLanguageCaches = () =>
    page.evaluate(async () =>
      (await caches.keys()).flatMap((name) => /-program-.*\.(\w+)$/.exec(name)?.[1] ?? []),
    );
  const { t } = getLocale('hi');

  await page.goto(`${program.address}/dashboard`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  expect(await listLanguageCaches(), 'an English device').toEqual([]);
  await switchLanguage(page, 'en', 'hi');
  await expect.poll(listLanguageCaches, { timeout: 60_000 }).toEqual(['hi']);
  // Complete when the last file is stored.
  await expect
    .poll(() => page.evaluate((address) => caches.match(address).then(Boolean), `${base}/hi/offline`))
    .toBe(true);

  await context.setOffline(true);
  await page.goto(`${program.address}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectInLanguage(page, 'hi', ['leaf']);
  await page.goto(`${program.address}${section.routes.questionnaire}/${section.id}`);
  const { presentation, items } = readQuestions('hi', section.id);
  const values = { unit: presentation.unit, position: 1, count: items.length };
  await expect(page.getByText(t('questionnaire.progress', values), { exact: true })).toBeVisible();
  await expectInLanguage(page, 'hi', ['leaf']);
  await page.goto(`${program.address}/suicidalThoughts1`);
  await expect(page.getByRole('link', { name: '14416' }).first()).toBeVisible();
  await expectInLanguage(page, 'hi', ['leaf']);
  await page.goto(`${program.address}/profilePage`);
  await expect(page.getByRole('heading', { level: 1, name: t('reading.offline.title') })).toBeVisible();
  await expectInLanguage(page, 'hi');

  await context.setOffline(false);
  await page.goto(`${program.address}/dashboard`, { waitUntil: 'networkidle' });
  await switchLanguage(page, 'hi', 'en');
  await expect.poll(listLanguageCaches, 'back in English').toEqual([]);
});
