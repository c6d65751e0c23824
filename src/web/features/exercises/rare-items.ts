import type { OwnAnswers } from '#contract/wire/own-answers.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { isComparable } from '#domain/scoring/change.ts';

/** More would be a long list. */
const maxItems = 4;

/**
 * Selects questions of a score that were answered with a low frequency, rarest first.
 * @param answers of one attempt
 * @param options `upTo` is the highest answer that counts as rare; `without` has ids of questions to leave out
 * @returns texts of at most four questions
 */
export function selectRareItems(
  instrument: Instrument,
  answers: OwnAnswers,
  { score, upTo, without }: { readonly score: string; readonly upTo: number; readonly without: string },
): readonly string[] {
  const formula = instrument.scores.find(({ id }) => id === score)?.formula;
  if (!formula || !('items' in formula) || !isComparable(answers.version, instrument.version)) return [];
  const ids: readonly string[] = formula.items;
  const excluded = without.split(/[\s,]+/);
  return listQuestions(instrument)
    .flatMap((question, at) => {
      const answer = answers.ans[at];
      const isOffered = ids.includes(question.id) && !excluded.includes(question.id) && 'text' in question;
      return isOffered && typeof answer === 'number' && answer > 0 && answer <= upTo
        ? [{ text: question.text, answer }]
        : [];
    })
    .sort((a, b) => a.answer - b.answer)
    .slice(0, maxItems)
    .map(({ text }) => text);
}
