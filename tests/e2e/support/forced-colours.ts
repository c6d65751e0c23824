import type { Page } from '@playwright/test';
import { contrasts, openEye } from './painted-page.ts';

/**
 * What people who force their own colours cannot see: marks and edges that went, letters like their ground, faint shapes
 * of charts, choices that look like none, controls without a ring. In the dark and in the light of their colours.
 * @returns each with what is wrong
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  const eye = await page.evaluateHandle(openEye, contrasts);
  await eye.evaluate((it) => it.remember());
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const seen = await eye.evaluate((it) => ({
      'is gone': it.vanished(),
      'cannot be read': it.unreadable(),
      'is faint': it.faintMarks(),
      'is chosen, and does not look so': it.unmarkedChoices(),
    }));
    for (const [wrong, boxes] of Object.entries(seen))
      found.push(...boxes.map((box) => `${box} ${wrong}, ${colorScheme}`));
  }
  found.push(...(await withoutRing(page)));
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await eye.dispose();
  return found;
}

/** Controls on which the keyboard stands unseen. What was focused is left. */
export async function withoutRing(page: Page): Promise<string[]> {
  // From then on the browser shows where the keyboard is.
  await page.keyboard.press('Tab');
  const eye = await page.evaluateHandle(openEye, contrasts);
  const found = await eye.evaluate((it) => it.unringed());
  await eye.dispose();
  return found.map((control) => `${control} has no ring`);
}
