import type { Answer } from '#domain/answers/codes.ts';
import { codesOf } from '#domain/answers/codes.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { type Question, questionsOf, scaleOf } from '#domain/instrument/questions.ts';
import { meanOf } from '#domain/psychometrics/mean.ts';
import type { Count, ItemQuality } from '#domain/psychometrics/quality-file.ts';
import { skewnessOf } from '#domain/psychometrics/skewness.ts';
import { standardDeviationOf } from '#domain/psychometrics/standard-deviation.ts';
import type { ItemValues } from './item-values.ts';
import { measured } from './measured.ts';
import { mayBeShown, withoutSmall } from './small-counts.ts';

/** Each question of a version: what its answers count, and how its options are used. */
export function itemQuality(
  instrument: Instrument,
  answers: readonly (readonly Answer[])[],
  values: ItemValues,
): ItemQuality[] {
  return questionsOf(instrument).map((question, at) => {
    const own = values.of(question.id).filter((value) => value !== null);
    const given = answers.flatMap((all) => all[at] ?? []);
    return {
      id: question.id,
      text: wordsOf(question),
      isReversed: question.reverse === true,
      missing: answers.filter((all) => (all[at] ?? null) === null).length,
      mean: measured('mean', own.length, meanOf(own)),
      sd: measured('sd', own.length, standardDeviationOf(own)),
      skew: measured('skew', own.length, skewnessOf(own)),
      options: optionsOf(scaleOf(instrument, question), given),
    };
  });
}

/** More places than this are no list of options. */
const mostOptions = 12;

function optionsOf(scale: Scale, given: readonly number[]): Count[] | null {
  const codes = codesOf(scale);
  if (codes.length > mostOptions) return null;
  const counts = codes.map((code) => ({
    label: labelOf(scale, code),
    people: given.filter((one) => one === code).length,
  }));
  // One person may choose several: no count follows from the others.
  if (scale.kind === 'several')
    return counts.map(({ label, people }) => ({ label, people: mayBeShown(people) ? people : null }));
  return withoutSmall(counts);
}

function labelOf(scale: Scale, code: number): string {
  if (scale.kind !== 'choice' && scale.kind !== 'several') return String(code);
  return scale.options.find((option) => option.code === code)?.label ?? String(code);
}

function wordsOf(question: Question): string {
  return 'text' in question ? question.text : `${question.left} – ${question.right}`;
}
