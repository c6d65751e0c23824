import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { withCurrentItem, createDraft, withAnswer } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { AppProcess } from '#tests/support/app-process.ts';

/**
 * Stores a draft with answers to the first questions on the device: a tap takes half a second, and most journeys start
 * after the last one.
 * @param answers codes of the first questions in order; the questionnaire opens at the next one
 */
export async function storeDraft(
  page: Page,
  app: Pick<AppProcess, 'address'>,
  { userid }: { readonly userid: number },
  instrument: Instrument,
  answers: readonly number[],
): Promise<void> {
  const now = new Date();
  const started = createDraft(instrument, randomUUID(), now);
  const answered = answers.reduce((draft, code, at) => withAnswer(draft, at, code, now), started);
  const draft = withCurrentItem(answered, Math.min(answers.length, instrument.items.length - 1), now);
  // The smallest response of this origin.
  await page.goto(`${app.address}/robots.txt`);
  await page.evaluate(([id, drafts]) => localStorage.setItem(id, drafts), [
    instrument.id,
    JSON.stringify({ [userid]: draft }),
  ] as const);
}
