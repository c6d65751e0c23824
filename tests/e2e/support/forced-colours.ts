import type { Page } from '@playwright/test';
import { contrasts, createInspector } from './painted-page.ts';

/**
 * Finds elements that are not visible with forced colours, dark and light: lost icons and borders, text without contrast,
 * faint shapes of charts, selections without a mark, controls without a focus ring.
 * @returns each with the problem
 */
export async function findLostInForcedColours(page: Page): Promise<string[]> {
  const inspector = await page.evaluateHandle(createInspector, contrasts);
  await inspector.evaluate((it) => it.remember());
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const problems = await inspector.evaluate((it) => ({
      'is gone': it.lostBoxes(),
      'cannot be read': it.unreadable(),
      'is faint': it.faintMarks(),
      'is chosen, and does not look so': it.unmarkedChoices(),
    }));
    for (const [wrong, boxes] of Object.entries(problems))
      found.push(...boxes.map((box) => `${box} ${wrong}, ${colorScheme}`));
  }
  found.push(...(await findWithoutFocusRing(page)));
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await inspector.dispose();
  return found;
}

/** Finds controls without a visible focus ring, and blurs them. */
export async function findWithoutFocusRing(page: Page): Promise<string[]> {
  // A key press enables :focus-visible.
  await page.keyboard.press('Tab');
  const inspector = await page.evaluateHandle(createInspector, contrasts);
  const found = await inspector.evaluate((it) => it.controlsWithoutRing());
  await inspector.dispose();
  return found.map((control) => `${control} has no ring`);
}
