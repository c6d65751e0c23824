import type { Page } from '@playwright/test';

const dayMs = 86_400_000;

/**
 * Moves the clocks of device and server forward, as the page sees them. The database keeps its time.
 * @param days from now
 */
export async function visitLater(page: Page, days: number): Promise<void> {
  const time = Date.now() + days * dayMs;
  await page.clock.setFixedTime(time);
  await page.unroute('**/api/**');
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(time).toUTCString() } });
  });
}
