import type { Answers } from '#domain/answers/answers.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { isHelpShownFirstByAnswers } from '#domain/scoring/help-shown-first-by-answers.ts';
import { helpEvaluated } from './help-first.ts';

/**
 * Evaluates answers before they are sent, by the rules on single answers. Rules on scores need norms, which the
 * questionnaire does not contain; the screen with the result evaluates them.
 */
export function evaluateHelp(instrument: Instrument, userid: string, ans: Answers) {
  const isHelpFirst = isHelpShownFirstByAnswers(instrument, ans);
  return helpEvaluated({ userid, sectionId: instrument.id, isHelpFirst });
}
