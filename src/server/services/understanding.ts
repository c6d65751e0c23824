import type { UnderstandingBody } from '#contract/understanding-requests.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { defaultLanguage } from '#domain/instrument/default-language.ts';
import { isSameLanguage } from '#domain/instrument/translation.ts';
import { getLocale } from '#language/locale.ts';
import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { incrementAnswerCount } from '../repositories/understanding.ts';
import { rateLimits } from './rate-limits.ts';
import { findSection } from './sections.ts';
import { refuseStopped } from './stop-processing.ts';
import { throttle } from './throttle.ts';

/**
 * Counts an answer about a result page. The person is only needed for the rate limit; the count does not name them.
 * @throws AppError 403 while the account is stopped, 404 for an unknown section, 422 for a language that is not offered
 * or while the questions are disabled, 429 beyond the limit
 */
export async function countUnderstandingAnswer(
  context: Context,
  userid: number,
  { section_id: sectionId, language, question, right: isRight }: UnderstandingBody,
): Promise<void> {
  if (!context.settings.understanding?.enabled) throw createAppError('understanding-disabled');
  const { instrument } = findSection(context, sectionId);
  const original = instrument.language ?? defaultLanguage;
  if (!isSameLanguage(language, original) && context.languages.findOffered(language) === null)
    throw createAppError('language-unknown');
  // One tag for each language, so that its answers are counted together.
  const tag = isSameLanguage(language, original) ? original : getLocale(language.split('-')[0] ?? language);
  await context.db.transaction(async (tx) => {
    await refuseStopped(tx, userid);
    const now = context.now();
    await throttle(
      { ...context, db: tx },
      `understanding:${userid}`,
      rateLimits.understandingPerAccount,
      now,
    );
    await incrementAnswerCount(tx, { day: getIndianDay(now), sectionId, language: tag, question, isRight });
  });
}
