import type { Page } from '@playwright/test';
import { contrasts, createInspector } from './painted-page.ts';

/**
 * What people who force their own colours cannot see: marks and edges that went, letters like their ground, faint shapes
 * of charts, choices that look like none, controls without a ring. In the dark and in the light of their colours.
 * @returns each with what is wrong
 */
export async function findLostInForcedColours(page: Page): Promise<string[]> {
  const inspector = await page.evaluateHandle(createInspector, contrasts);
  await inspector.evaluate((it) => it.remember());
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const seen = await inspector.evaluate((it) => ({
      'is gone': it.lostBoxes(),
      'cannot be read': it.unreadable(),
      'is faint': it.faintMarks(),
      'is chosen, and does not look so': it.unmarkedChoices(),
    }));
    for (const [wrong, boxes] of Object.entries(seen))
      found.push(...boxes.map((box) => `${box} ${wrong}, ${colorScheme}`));
  }
  found.push(...(await findWithoutFocusRing(page)));
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await inspector.dispose();
  return found;
}

/** Controls on which the keyboard stands unseen. What was focused is left. */
export async function findWithoutFocusRing(page: Page): Promise<string[]> {
  // From then on the browser shows where the keyboard is.
  await page.keyboard.press('Tab');
  const inspector = await page.evaluateHandle(createInspector, contrasts);
  const found = await inspector.evaluate((it) => it.controlsWithoutRing());
  await inspector.dispose();
  return found.map((control) => `${control} has no ring`);
}
