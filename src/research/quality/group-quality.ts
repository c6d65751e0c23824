import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import type { BootstrapOptions } from '#domain/psychometrics/bootstrap.ts';
import { computeCorrelation } from '#domain/psychometrics/correlation.ts';
import type { Statistic, QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { computeStraightLining } from '#domain/psychometrics/straight-lining.ts';
import { listFlags } from './quality-flags.ts';
import type { PersonGroup, PersonAttempts } from './group-attempts.ts';
import { computeItemQuality } from './item-quality.ts';
import { collectItemValues } from './item-values.ts';
import { createSample, createStatistic, createProportion } from './statistic.ts';
import { isDisclosable } from './small-counts.ts';
import { computeScoreQuality } from './score-quality.ts';

/** Computes all statistics of a group. */
export function computeGroupQuality(
  { version, language, people, browserTranslated }: PersonGroup,
  drawn: BootstrapOptions,
): QualityGroup {
  const { instrument, hash } = version;
  const answers = people.map((person) => person.answers);
  const values = collectItemValues(instrument, answers);
  const shown = instrument.scores.filter(({ report }) => report !== undefined);
  const scores = shown.map((score) => computeScoreQuality(instrument, score, people, values, drawn));
  return {
    version: instrument.version,
    language,
    instrumentHash: hash,
    people: people.length,
    browserTranslated: isDisclosable(browserTranslated) ? browserTranslated : null,
    items: computeItemQuality(instrument, answers, values),
    scores,
    correlations: shown.flatMap((one, at) =>
      shown.slice(at + 1).map((other) => ({
        of: [one.id, other.id] as const,
        r: computeCorrelationBetween(one.id, other.id, people),
      })),
    ),
    straightLining: straightLining(instrument, people),
    flags: listFlags({ scores }),
  };
}

function computeCorrelationBetween(one: string, other: string, people: readonly PersonAttempts[]): Statistic {
  const pairs = people.flatMap(({ result }): [number, number][] => {
    const [x, y] = [result[one]?.value ?? null, result[other]?.value ?? null];
    return x === null || y === null ? [] : [[x, y]];
  });
  const r = computeCorrelation(
    pairs.map(([x]) => x),
    pairs.map(([, y]) => y),
  );
  const having = (id: string) => people.filter(({ result }) => (result[id]?.value ?? null) !== null).length;
  return createStatistic(
    'correlation',
    createSample(pairs.length, [people.length, having(one), having(other)]),
    r,
  );
}

/**
 * Includes only questions on the default scale of the questionnaire, since codes of other scales have other
 * meanings.
 */
function straightLining(instrument: Instrument, people: readonly PersonAttempts[]): Statistic {
  const places = listQuestions(instrument).flatMap(({ scale }, at) => (scale === undefined ? [at] : []));
  const codes = people.map(({ answers }) =>
    places.map((at) => {
      const answer = answers[at] ?? null;
      return typeof answer === 'number' ? answer : null;
    }),
  );
  const n = codes.filter((own) => own.every((code) => code !== null)).length;
  return createProportion('straightLining', createSample(n, [people.length]), computeStraightLining(codes));
}
