import { setTimeout } from 'node:timers/promises';
import type { FrameLocator, Page } from '@playwright/test';
import { times } from '#features/questionnaire/times.ts';

/**
 * Selects an option of the current question by a tap, after the delay in which a new question ignores taps because of
 * double taps.
 * @param option from 0
 */
export async function tapOption(page: Page | FrameLocator, option: number): Promise<void> {
  await setTimeout(times.settle);
  await page.getByRole('radio').nth(option).click();
}
