import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import { instruments } from '#tests/support/instruments.ts';
import { createPerson, type Person } from '../support/journey.ts';
import {
  expectInLanguage,
  getLocale,
  listLatinLines,
  readQuestions,
  switchLanguage,
  translatedLanguages,
} from '../support/language.ts';
import { findMailedLink, waitForMail } from '../support/outbox.ts';

/** From the home page to a result and a reading page, with the mail, in each language of the site. */
let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess();
});
test.afterAll(() => program?.stop());
test.use({ viewport: { width: 360, height: 740 } });

const section = instruments[0]!;

/** Signs up with the link of the mail, which is in the language too. */
async function register(page: Page, language: string, person: Person): Promise<void> {
  const { t } = getLocale(language);
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const scan = () => expectInLanguage(page, language, [person.username, person.name]);
  const birthYear = String(new Date().getFullYear() - person.age);
  await page.getByRole('link', { name: t('login.register') }).click();
  await page.getByLabel(t('account.age.label')).fill(birthYear);
  await scan();
  await press(t('account.age.next'));
  await page.getByLabel(t('account.email')).fill(person.email);
  await press(t('account.signUp.submit'));
  await expect(page.getByText(t('account.linkSent')).first()).toBeVisible();
  await scan();

  const mail = await waitForMail(program.dataDir, person.email);
  expect(mail.subject).toBe(t('mail.signUp.subject'));
  expect(listLatinLines(mail.text.split('\n')), `${language}: English words of the mail`).toEqual([]);
  await page.goto(findMailedLink(mail));
  await page.getByLabel(t('account.details.createUsername')).fill(person.username);
  await page.getByLabel(t('account.details.createPassword'), { exact: true }).fill(person.password);
  await page.getByLabel(t('account.details.confirm')).fill(person.password);
  await scan();
  await press(t('account.details.submit'));

  const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await page.getByLabel(t('domain.field.name'), { exact: true }).fill(person.name);
  await page.getByLabel(t('account.age.label')).fill(birthYear);
  await page.getByLabel(t('domain.field.age'), { exact: true }).fill(String(person.age));
  await radio(t('domain.gender.female')).check();
  await radio(t('domain.education.highSchool')).check();
  await radio(t('registration.profile.more.yes')).check();
  await scan();
  await radio(t('registration.profile.more.no')).check();
  await page.locator('input[name="terms"]').check();
  await press(t('registration.profile.submit'));
  await page.waitForURL(/\/dashboard$/);
}

for (const [at, language] of translatedLanguages.entries())
  test(`${language}: from the home page to a result, without an English word`, {
    tag: at === 0 ? [] : ['@whole'],
  }, async ({ page, context }) => {
    const { t } = getLocale(language);
    const person = createPerson();
    const scan = () => expectInLanguage(page, language, [person.username, person.name]);
    const open = async (path: string, ready: string) => {
      await page.goto(program.address + path);
      await expect(page.getByText(ready, { exact: true }).first()).toBeVisible();
      await scan();
    };

    await page.goto(`${program.address}/`, { waitUntil: 'networkidle' });
    await switchLanguage(page, 'en', language);
    await scan();
    await context.clearCookies();
    await page.goto(`${program.address}/${language}/`, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe(new URL(`${program.address}/`).pathname);
    await scan();

    await page
      .getByRole('main')
      .getByRole('link', { name: t('home.home.login') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible();
    await scan();
    await register(page, language, person);
    await context.clearCookies({ name: 'token' });

    await page.goto(`${program.address}/login`, { waitUntil: 'networkidle' });
    await page.getByLabel(t('login.username')).fill(person.username);
    await page.getByLabel(t('login.password'), { exact: true }).fill(person.password);
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
    await page.waitForURL(/\/dashboard/);
    await expect(page.getByRole('link', { name: t('dashboard.start') }).first()).toBeVisible();
    await scan();

    const { presentation, title } = readQuestions(language, section.id);
    await open(section.routes.intro, title);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('intro.start') })
      .click();
    const count = section.items.length;
    for (let position = 1; position <= count; position += 1) {
      await expect(
        page.getByText(t('questionnaire.progress', { unit: presentation.unit, position, count }), {
          exact: true,
        }),
      ).toBeVisible();
      if (position <= 2) await scan();
      // Until a new question accepts answers.
      await page.waitForTimeout(350);
      await page.getByRole('radio').first().press('2');
    }
    await page.getByRole('button', { name: presentation.finishLabel }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(t('numbers.summary')).first()).toBeAttached();
    await scan();
    await open('/dashboard', t('dashboard.start'));
    await open('/profilePage', t('profile.data.title'));
    await open('/wellBeing1', t('app.quickExit.button'));
  });
