import { setTimeout } from 'node:timers/promises';
import type { FrameLocator, Page } from '@playwright/test';
import { times } from '#features/questionnaire/times.ts';

/**
 * Takes an option of the question that stands, by click. A question that has just appeared takes no tap: it would be the
 * second half of a double tap on the one before.
 * @param option from 0
 */
export async function tapOption(page: Page | FrameLocator, option: number): Promise<void> {
  await setTimeout(times.settle);
  await page.getByRole('radio').nth(option).click();
}
