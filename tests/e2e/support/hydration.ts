import type { Page } from '@playwright/test';

/** Waits until the page reacts to presses: before, the browser opens links by itself, and moves no focus. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => !('queuedEvents' in window));
}
