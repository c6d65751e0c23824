import { expect, type Page, type Route, test } from '@playwright/test';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { createRegisteredPerson, setSessionCookies } from './support/registered-person.ts';
import { waitForHydration } from './support/hydration.ts';

/** Pages that something else has changed before hydration, and requests that something on the way has changed. */
let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program.stop());

/** Changes of the page as page translation, a password manager and proxies make them. */
const changes = {
  'page translation': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!/[a-z]/i.test(text.data) || text.parentElement?.closest('script,style,noscript')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'icons of a password manager': () => {
    for (const field of document.querySelectorAll('main input')) field.after(document.createElement('div'));
  },
  'a proxy that minifies': () => undefined,
  'a proxy that injects a script': () => undefined,
  'translation and icons': () => {
    for (const label of document.querySelectorAll('main label')) {
      const words = document.createElement('font');
      words.append(...label.childNodes);
      label.append(words);
    }
    for (const field of document.querySelectorAll('main input')) field.after(document.createElement('span'));
  },
};

async function minify(route: Route) {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  return route.fulfill({ response, body: (await response.text()).replace(/>\s+</g, '><') });
}

/** A proxy of a mobile operator adds an element with a script, which the content policy blocks. */
async function injectScript(route: Route) {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const added = '<div id="operator-bar"><script>document.title = "injected"</script></div>';
  return route.fulfill({ response, body: (await response.text()).replace(/<body[^>]*>/, `$&${added}`) });
}

/** Opens a page whose scripts wait, and changes it before they run. */
async function openChanged(page: Page, path: string, kind: keyof typeof changes) {
  if (kind === 'a proxy that minifies') await page.route('**/*', minify);
  if (kind === 'a proxy that injects a script') await page.route('**/*', injectScript);
  let release = () => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/static/js/*.js', async (route) => {
    await waiting;
    await route.continue().catch(() => undefined);
  });
  await page.goto(program.address + path, { waitUntil: 'commit' });
  await page.locator('main input').first().waitFor({ state: 'attached' });
  await page.evaluate(changes[kind]);
  return release;
}

for (const kind of Object.keys(changes) as (keyof typeof changes)[]) {
  test(`a form keeps text and focus in a page changed by ${kind}`, async ({ page }) => {
    for (const [path, text] of [
      ['/login', 'river_77'],
      ['/signUp', '1985'],
      ['/contact', 'river_77'],
      ['/forgetPassword', 'river@example.org'],
    ] as const) {
      const release = await openChanged(page, path, kind);
      const field = page.locator('main input:visible').first();
      await field.pressSequentially(text.slice(0, 3));
      release();
      await field.pressSequentially(text.slice(3), { delay: 60 });
      await waitForHydration(page);
      await expect(field, path).toHaveValue(text);
      await expect(field, path).toBeFocused();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

for (const kind of Object.keys(changes) as (keyof typeof changes)[])
  for (const way of ['a tap', 'Space'] as const)
    test(`an answer by ${way} before hydration counts in a question changed by ${kind}`, {
      tag: way === 'Space' ? '@whole' : [],
    }, async ({ page, context }) => {
      await setSessionCookies(context, program, await createRegisteredPerson(program));
      const release = await openChanged(page, '/psychologicalAssessment/S1', kind);
      const option = page.getByRole('radio').nth(3);
      if (way === 'a tap') await page.locator('main label').nth(3).click();
      else await option.press(' ');
      await expect(option).toBeChecked();
      release();
      await expect(page.getByText('Question 2 of 20').first()).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByRole('radio').nth(3)).toBeChecked();
    });

test('the clock of the phone does not decide about saved answers', async ({ page, context }) => {
  const day = 86_400_000;
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await page.clock.setFixedTime(Date.now() - 730 * day);
  await page.goto(`${program.address}/psychologicalAssessment/S1`);
  await page.getByRole('radio').first().press('3');
  await expect(page.getByText('Question 2 of 20').first()).toBeVisible();
  for (const time of [Date.now(), Date.now() + 40 * day]) {
    await page.clock.setFixedTime(time);
    await page.reload();
    await expect(page.getByText('Question 2 of 20').first()).toBeVisible();
  }
});

test('a turn of the wheel does not change the age, and Devanagari digits are accepted', async ({ page }) => {
  await page.goto(`${program.address}/contact`);
  const age = page.getByLabel('Age', { exact: true });
  await age.fill('३४');
  const box = await age.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 12);
  await page.mouse.wheel(0, 120);
  await expect(age).toHaveValue('३४');
});

test('a login whose token is removed on the way says so', async ({ page, context }) => {
  const person = await createRegisteredPerson(program);
  await context.route('**/api/**', (route) =>
    route.request().headers()['authorization']
      ? route.fulfill({ status: 401, headers: { 'www-authenticate': 'Basic realm="x"' }, body: 'No' })
      : route.continue(),
  );
  await page.goto(`${program.address}/login`);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your password is right, but our server did not see/).first()).toBeVisible();
});
