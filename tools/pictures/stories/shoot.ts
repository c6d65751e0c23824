import type { Page } from 'playwright-core';
import type { View } from './views.ts';

/** The program brings its fonts; with these, no setting of the machine changes how their edges are drawn. */
export const steadyDrawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Makes the browser's window such that the view fits, and lets the system look as the view says. */
export async function show(page: Page, view: View, height: number): Promise<void> {
  await page.setViewportSize({ width: view.width, height });
  await page.emulateMedia({ forcedColors: view.forced ? 'active' : 'none', reducedMotion: 'reduce' });
}

/** The browser's window as Playwright and Vitest began with it. */
export async function showAsBefore(page: Page): Promise<void> {
  // What Playwright begins with. Null would ask the machine, which may want less motion.
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** @returns a PNG of the window's upper part, with nothing that moves or blinks */
export function shoot(page: Page, width: number, height: number): Promise<Buffer> {
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    // Where colours are forced it cannot be hidden: there it stands still.
    style: '* { caret-animation: manual !important }',
    clip: { x: 0, y: 0, width, height },
  });
}
