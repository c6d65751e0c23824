import { expect, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import { type EnginePage, openEnginePage } from '#tests/support/engines/engine-page.ts';
import { engineNames } from '#tests/support/engines/launch.ts';
import { instruments } from '#tests/support/instruments.ts';
import { createPerson, type Person } from '../support/journey.ts';
import { waitForMailedLink } from '../support/outbox.ts';
import { removeNewFeatures } from './support/chrome-95.ts';

/** A person registers, answers, sees a result, answers offline and leaves, in each engine. */
const [first, second] = instruments as [Instrument, Instrument];

test.describe.configure({ mode: 'parallel', timeout: 420_000 });

let app: AppProcess;
test.beforeAll(async () => {
  app = await startAppProcess();
});
test.afterAll(() => app?.stop());

for (const { name, engine, initScript } of [
  ...engineNames
    .filter((engine) => engine !== 'Chromium')
    .map((engine) => ({ name: engine as string, engine, initScript: '' })),
  { name: 'Chrome 95, simulated', engine: 'Chromium' as const, initScript: removeNewFeatures },
]) {
  // A minute each: `npm test` has the tests of each step in Chromium.
  test.describe(name, { tag: '@whole' }, () => {
    let page: EnginePage;
    test.beforeEach(async () => {
      page = await openEnginePage(engine, { width: 500, height: 800 });
      if (initScript) await page.addInitScript(initScript);
    });
    test.afterEach(() => page?.close());

    test('a person registers, answers with a reload, sees the result, answers offline and leaves', async () => {
      const person = createPerson();
      await register(page, person);
      await page.pressText('button', 'No');
      await waitForText(page, 'only you use this phone');
      await answerAll(page, first);
      await page.pressText('button', 'Finish');
      await waitForText(page, 'Answered on');

      // The app and the questions are on the device.
      await page.open(`${app.address}${second.routes.intro}`);
      await page.waitFor('return navigator.serviceWorker.controller !== null');
      await page.open(`${app.address}${second.routes.questionnaire}/${second.id}`);
      await waitForText(page, `${second.presentation.unit} 1 of`);
      // The key that encrypts answers offline.
      await page.waitFor("return /publicKey/.test(localStorage.getItem('sealingKey'))");
      await app.stopServer();
      await answerAll(page, second, { reload: false });
      await page.pressText('button', 'Finish');
      await waitForText(page, 'Saved on this phone, not sent yet');
      await app.restart();
      await page.open(`${app.address}/dashboard`);
      await page.waitFor('return !/waiting=[1-9]/.test(document.cookie)');

      await page.pressText('a', 'Quick exit');
      await page.pressText('a', 'Leave now');
      await page.waitFor("return location.href === 'about:blank'");
      // WebKitGTK displays the login page for up to three seconds (decision 0048).
      const steps = engine === 'WebKitGTK' ? 0 : 4;
      for (let step = 0; step < steps; step += 1) {
        // The first page of the tab has no page before it.
        await page.back().catch(() => undefined);
        const readText = () => page.evaluate<string>('return document.body?.innerText').catch(() => '');
        await expect.poll(readText).not.toMatch(/Question|Dashboard|Quick exit/);
      }
    });
  });
}

const waitForText = (page: EnginePage, text: string) =>
  page.waitFor('return document.body.innerText.includes(arguments[0])', text);

async function register(page: EnginePage, person: Person): Promise<void> {
  const birthYear = String(new Date().getFullYear() - person.age);
  await page.open(`${app.address}/signUp`);
  await page.type('[name="birthYear"]', birthYear);
  await page.pressText('button', 'Next');
  await page.type('[name="email"]', person.email);
  await page.pressText('button', 'Sign up');
  await page.open(await waitForMailedLink(app.dataDir, person.email));
  await page.type('[name="username"]', person.username);
  await page.type('[name="password"]', person.password);
  await page.type('[name="confirmPassword"]', person.password);
  await page.pressText('button', 'Submit');
  await waitForText(page, 'Highest level of education');
  await page.evaluate(chooseOptions, birthYear, String(person.age));
  await page.type('[name="name"]', person.name);
  await page.pressText('button', 'Submit');
  await page.waitFor("return location.pathname.endsWith('/dashboard')");
}

/** Answers all questions of a choice questionnaire with keys, and reloads after the third one. */
async function answerAll(
  page: EnginePage,
  { items, presentation, routes, id }: Instrument,
  { reload = true } = {},
) {
  if (reload) await page.open(`${app.address}${routes.questionnaire}/${id}`);
  for (let number = 1; number <= items.length; number += 1) {
    if (reload && number === 4) await page.open(`${app.address}${routes.questionnaire}/${id}`);
    await waitForText(page, `${presentation.unit} ${number} of ${items.length}`);
    await page.type('[role="radiogroup"] input', '2');
  }
}

/** Chooses the last option of each group and list, and fills in the texts that are empty. */
const chooseOptions = `
  const [birthYear, age] = arguments;
  const write = (field, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  for (const field of document.querySelectorAll('form input, form select')) {
    if (field.localName === 'select') write(field, field.options[field.options.length - 1].value);
    else if (/birth/i.test(field.name)) write(field, birthYear);
    else if (field.name === 'age') write(field, age);
    else if (/text|search/.test(field.type) && field.name !== 'name' && !field.value) write(field, 'Mysuru');
  }
  for (const group of document.querySelectorAll('[role="radiogroup"], fieldset')) {
    const radios = group.querySelectorAll('input[type="radio"]');
    if (radios.length > 0) radios[radios.length - 1].click();
  }
  for (const box of document.querySelectorAll('input[type="checkbox"]')) if (!box.checked) box.click();`;
