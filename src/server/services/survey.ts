import type { Survey } from '#contract/requests.ts';
import { countCodePoints, limits } from '#domain/account/limits.ts';
import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { insertSurvey } from '../repositories/messages.ts';
import { refuseStopped } from './stop-processing.ts';

/**
 * Stores the feedback survey. Every question is mandatory. The same answers on the same day are stored once, since a
 * response may have been lost.
 * @throws AppError 403 while the account is stopped, 422 for an empty or long text, or no ticked statement
 */
export async function storeSurvey(context: Context, userid: number, survey: Survey): Promise<void> {
  const { feedback, recommend, comfort, consult, statements } = survey;
  const length = countCodePoints(feedback.trim());
  if (length === 0 || statements.length === 0) throw createAppError('survey-incomplete');
  if (length > limits.longText) throw createAppError('text-too-long', { max: limits.longText });
  const answers = { feedback: feedback.trim(), recommend, comfort, consult, statements };
  // Encrypted data is stored in transactions only, which begin only while the data key is unchanged.
  await context.db.transaction(async (tx) => {
    await refuseStopped(tx, userid);
    await insertSurvey(tx, context.cipher, { userid, answers, sentAt: context.now() });
  });
}
