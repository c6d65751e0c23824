import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Client } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { createRegisteredPerson, setSessionCookies } from './support/registered-person.ts';

const windows = [
  // A phone: a tap where a toast appears must not hold it.
  { width: 360, height: 560, isPhone: true },
  // 1280 x 1024 at 400 % zoom.
  { width: 320, height: 256 },
  { width: 1280, height: 800 },
];

let program: AppProcess;
let person: Client;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
  person = await createRegisteredPerson(program);
});
test.afterAll(() => program?.stop());

/** Records, in each frame until the next reload, the titles that a toast overlaps, and the toasts. */
async function recordToasts(page: Page) {
  await page.evaluate(() => {
    const seen = { toasts: new Set<string>(), covered: new Set<string>() };
    Object.assign(window, { seen });
    const check = () => {
      for (const toast of document.querySelectorAll('.Toastify__toast')) {
        const area = toast.getBoundingClientRect();
        if (area.height > 0) seen.toasts.add(toast.textContent.trim());
        for (const title of document.querySelectorAll('h1')) {
          // The box of a title is as wide as the page, its text is not.
          const range = document.createRange();
          range.selectNodeContents(title);
          const { left, right } = range.getBoundingClientRect();
          const { top, bottom } = title.getBoundingClientRect();
          if (area.top < bottom && top < area.bottom && area.left < right && left < area.right)
            seen.covered.add(
              `${title.textContent} at ${Math.round(top)} to ${Math.round(bottom)}, toast at ${Math.round(area.top)}, ${location.pathname}`,
            );
        }
      }
      requestAnimationFrame(check);
    };
    check();
  });
  return () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: Record<'toasts' | 'covered', Set<string>> };
      return { toasts: [...seen.toasts], covered: [...seen.covered] };
    });
}

for (const { isPhone = false, ...viewport } of windows)
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, isMobile: isPhone, hasTouch: isPhone });
    const press = (button: Locator) => (isPhone ? button.tap() : button.click());

    test('no toast of the login covers a title', async ({ page }) => {
      await page.goto(`${program.address}/login`);
      await page.getByLabel('Username').fill(person.username);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      const readRecord = await recordToasts(page);
      await press(page.getByRole('button', { name: 'Login', exact: true }));
      await expect(
        page.getByRole('heading', { level: 1, name: 'Aspects of Mental Wellbeing' }),
      ).toBeVisible();
      await expect(page.locator('.Toastify__toast')).toHaveCount(0);
      const { toasts, covered } = await readRecord();
      expect(toasts.join()).toContain('Login successful! Redirecting...');
      expect(covered).toEqual([]);
    });

    test('no toast of a submission covers a title', async ({ page, context }) => {
      const [instrument] = instruments.filter(({ scale, id }) => scale.kind === 'choice' && id === 'S1');
      if (!instrument) throw new Error('There is no questionnaire S1.');
      await setSessionCookies(context, program, person);
      const last = instrument.items.length - 1;
      const draft = {
        index: last,
        options: instrument.items.map(() => 1),
        major: Number.parseInt(instrument.version, 10),
        key: crypto.randomUUID(),
        savedAt: new Date().toISOString(),
      };
      await page.goto(`${program.address}/terms`);
      await page.evaluate(
        ([id, userid, draft]) => localStorage.setItem(id, JSON.stringify({ [userid]: draft })),
        [instrument.id, String(person.userid), draft] as const,
      );
      await page.goto(`${program.address}${instrument.routes.questionnaire}/${instrument.id}`);
      const finish = page.getByRole('button', { name: 'Finish' });
      await expect(finish).toBeEnabled();
      const readRecord = await recordToasts(page);
      await press(finish);
      // A toast below the mouse stays.
      if (!isPhone) await page.mouse.move(5, 5);
      await page.waitForURL('**/psychologicalFeedback');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.Toastify__toast')).toHaveCount(0);
      const { toasts, covered } = await readRecord();
      expect(toasts.join()).toContain('Assessment submitted successfully');
      expect(covered).toEqual([]);
    });
  });
