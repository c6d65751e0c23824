import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { measureOverflow } from './support/accessibility-checks.ts';
import { waitForHydration } from './support/hydration.ts';
import { expectAccessible } from './support/page-checks.ts';
import { createRegisteredPerson, setSessionCookies } from './support/registered-person.ts';

let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program?.stop());

const slugs = readdirSync(join(import.meta.dirname, '../../content/exercises'))
  .filter((name) => name.split('.').length === 2)
  .map((name) => name.replace(/\.mdx$/, ''));
/** They have every tag between them. */
const accessible = ['first-sentence', 'pleasant-act', 'slow-breathing'];
const getNext = (page: Page) => page.getByRole('button', { name: /^(Start|Next|Finish)$/ });

for (const slug of slugs) {
  const details = accessible.includes(slug) ? {} : { tag: '@whole' };
  test(`${slug}: every step fits a window of 320 px and doubled letters`, details, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${program.address}/exercises/${slug}`);
    await expect(page.getByText(/draft, not reviewed by a clinician/)).toBeVisible();
    for (let step = 0; step < 20; step += 1) {
      if (accessible.includes(slug)) await expectAccessible(page);
      for (const size of ['100%', '200%']) {
        await page.evaluate((percent) => void (document.documentElement.style.fontSize = percent), size);
        expect(await measureOverflow(page), `step ${step}, ${size}`).toBe(0);
      }
      await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
      if ((await getNext(page).count()) === 0) break;
      await getNext(page).click();
    }
    await expect(page.getByRole('heading', { name: 'That is all' })).toBeVisible();
  });
}

test('an exercise is done with the keyboard alone, and Stop leads back to where it was opened', async ({
  page,
}) => {
  await page.goto(`${program.address}/cannot-talk`);
  // A press while the page hydrates is a page load, which moves no focus.
  await page.getByRole('link', { name: 'five things around you' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Five things around you' })).toBeVisible();
  await waitForHydration(page);
  await getNext(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  // The heading has focus: Back comes next, then Next.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await page.getByRole('link', { name: 'Stop' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'five things around you' })).toBeVisible();
});

test('an exercise that was opened by its address leads to all exercises, not out of the app', async ({
  page,
}) => {
  await page.goto(`${program.address}/exercises/slow-breathing`);
  await page.getByRole('link', { name: 'All exercises' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Short exercises' })).toBeVisible();
});

test('with reduced motion the breathing circle does not move, and the words and the count stay', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${program.address}/exercises/slow-breathing`);
  await waitForHydration(page);
  await getNext(page).click();
  await getNext(page).click();
  const circle = page.locator('article svg circle').last();
  const getTransform = () => circle.evaluate((node) => getComputedStyle(node).transform);
  await page.getByRole('button', { name: 'Start the circle' }).click();
  const before = await getTransform();
  await expect(page.getByText('Breathe out')).toBeVisible({ timeout: 8000 });
  await expect(page.getByText('Breath 1 of 6')).toBeVisible();
  expect(await getTransform()).toBe(before);
});

test('a pleasant act comes from the own answers of the person who is logged in', async ({
  page,
  context,
}) => {
  const person = await createRegisteredPerson(program);
  for (const instrument of instruments) {
    // Everything rarely.
    const ans = instrument.items.filter((item) => !('instruction' in item)).map(() => 1);
    expect(await person.submit(instrument, ans, `key-${instrument.id}`)).toBe(204);
  }
  await setSessionCookies(context, program, person);
  await page.goto(`${program.address}/resourcesScreen`);
  await page.getByRole('link', { name: 'Short exercises' }).click();
  await page.getByRole('link', { name: 'One small pleasant thing' }).first().click();
  await getNext(page).click();
  const own = page.getByRole('group', { name: /From your own answers/ });
  await expect(own.getByRole('radio')).toHaveCount(4);
  await own.getByRole('radio').first().check();
  await getNext(page).click();
  await expect(page.getByText('“Listening to music that I enjoy”')).toBeVisible();
});

test('a name without an exercise is not found', async ({ page }) => {
  await page.goto(`${program.address}/exercises/none`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|does not exist|no page/i);
});
