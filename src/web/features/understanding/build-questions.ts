import { describeChange } from '#domain/scoring/describe-change.ts';
import type { PersonChange } from '#domain/scoring/person-change.ts';
import type { DisplayedResult } from '#domain/understanding/displayed-result.ts';
import type { UnderstandingQuestion } from '#domain/understanding/figures.ts';
import { selectStepOptions } from '#domain/understanding/step-options.ts';
import type { Translate } from '#language/translate.ts';

/** A question about a result page, with three options. */
export interface PageQuestion {
  readonly id: UnderstandingQuestion;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The value of the option that agrees with the page. */
  readonly right: string;
  /** Displayed after another answer. */
  readonly meaning: string;
}

const changeLabels = {
  better: 'understanding.changes.better',
  same: 'understanding.changes.same',
  worse: 'understanding.changes.worse',
} as const;

/** Answers to the question about the change; other changes are neither better nor worse. */
const answersByChange: Partial<Record<PersonChange, keyof typeof changeLabels>> = {
  easier: 'better',
  same: 'same',
  harder: 'worse',
};

/** Builds the questions that a page answers: none, one or both. */
export function buildQuestions(
  t: Translate,
  { change, step, otherSteps }: DisplayedResult,
): readonly PageQuestion[] {
  const questions: PageQuestion[] = [];
  const right = change === null ? undefined : answersByChange[change];
  if (change !== null && right !== undefined) {
    questions.push({
      id: 'change',
      legend: t('understanding.change'),
      options: Object.entries(changeLabels).map(([value, label]) => ({ value, label: t(label) })),
      right,
      meaning: t('understanding.meantChange', { sentence: describeChange(t, change, '') }),
    });
  }
  const steps = selectStepOptions(step, otherSteps);
  if (steps.length > 0) {
    questions.push({
      id: 'step',
      legend: t('understanding.step'),
      options: steps.map((value) => ({ value, label: value })),
      right: step,
      meaning: t('understanding.meantStep', { step }),
    });
  }
  return questions;
}
