import type { Survey } from '#contract/requests.ts';
import { codePoints, limits } from '#domain/account/limits.ts';
import type { Context } from '../app/context.ts';
import { refuse } from '../app/errors.ts';
import { insertSurvey } from '../repositories/messages.ts';
import { refuseStopped } from './stop-processing.ts';

/**
 * Stores the answers of the feedback survey. Every question is mandatory. The same answers sent again on the same
 * day count once: the first answer of the server may have been lost on the way.
 * @throws AppError 403 while the account is stopped, 422 for an empty or overlong text, or no statement ticked
 */
export async function sendSurvey(context: Context, userid: number, survey: Survey): Promise<void> {
  const { feedback, recommend, comfort, consult, statements } = survey;
  const length = codePoints(feedback.trim());
  if (length === 0 || statements.length === 0) throw refuse('survey-incomplete');
  if (length > limits.longText) throw refuse('text-too-long', { max: limits.longText });
  const answers = { feedback: feedback.trim(), recommend, comfort, consult, statements };
  // What is encrypted is stored by transactions alone: they begin only while the data key is still the right one.
  await context.db.transaction(async (tx) => {
    await refuseStopped(tx, userid);
    await insertSurvey(tx, context.cipher, { userid, answers, sentAt: context.now() });
  });
}
