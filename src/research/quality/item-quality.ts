import { type Answer, listCodes } from '#domain/answers/codes.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { listQuestions, getQuestionText, getScale } from '#domain/instrument/questions.ts';
import { computeMean } from '#domain/psychometrics/mean.ts';
import type { ItemQuality } from '#domain/psychometrics/quality-file.ts';
import { computeSkewness } from '#domain/psychometrics/skewness.ts';
import { computeStandardDeviation } from '#domain/psychometrics/standard-deviation.ts';
import type { ItemValues } from './item-values.ts';
import { createSample, createStatistic } from './statistic.ts';
import { getDisclosableCount, suppressSmallCounts } from './small-counts.ts';

/** Computes the statistics of all questions: item values and the frequencies of options. */
export function computeItemQuality(
  instrument: Instrument,
  answers: readonly (readonly Answer[])[],
  values: ItemValues,
): ItemQuality[] {
  return listQuestions(instrument).map((question, at) => {
    const own = values.of(question.id).filter((value) => value !== null);
    const use = computeUse(
      getScale(instrument, question),
      answers.map((all) => all[at] ?? null),
    );
    const basis =
      use.missing === null ? { n: own.length, disclosed: null } : createSample(own.length, [answers.length]);
    return {
      id: question.id,
      text: getQuestionText(question),
      isReversed: question.reverse === true,
      mean: createStatistic('mean', basis, computeMean(own)),
      sd: createStatistic('sd', basis, computeStandardDeviation(own)),
      skew: createStatistic('skew', basis, computeSkewness(own)),
      ...use,
    };
  });
}

/** Maximum number of codes for which frequencies are reported. */
const mostOptions = 12;

/** Counts how often each option was chosen, and how many people did not answer. */
function computeUse(scale: Scale, answers: readonly Answer[]): Pick<ItemQuality, 'missing' | 'options'> {
  const codes = listCodes(scale);
  const given = answers.flatMap((answer) => answer ?? []);
  const missing = answers.filter((answer) => answer === null).length;
  const answered = answers.length - missing;
  if (codes.length > mostOptions)
    return { missing: getDisclosableCount(missing, [answers.length]), options: null };
  const counts = codes.map((code) => ({
    label: getLabel(scale, code),
    people: given.filter((one) => one === code).length,
  }));
  // With several choices per person, a count does not follow from the others, but its complement does.
  if (scale.kind === 'several')
    return {
      missing: getDisclosableCount(missing, [answers.length]),
      options: counts.map(({ label, people }) => ({
        label,
        people: getDisclosableCount(people, [answered]),
      })),
    };
  // The unanswered count is part of the suppression, since the total is known.
  const [left, ...options] = suppressSmallCounts([{ label: '', people: missing }, ...counts]);
  return { missing: left?.people ?? null, options };
}

function getLabel(scale: Scale, code: number): string {
  if (scale.kind !== 'choice' && scale.kind !== 'several') return String(code);
  return scale.options.find((option) => option.code === code)?.label ?? String(code);
}
