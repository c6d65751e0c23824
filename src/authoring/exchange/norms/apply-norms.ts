import type { AgeBand, Instrument, Score, WorkedExample } from '#domain/instrument/instrument.ts';
import { replaceLimits } from '#domain/psychometrics/cut-scores.ts';
import type { NormsBand, NormsFile, ScoreNorms } from '#domain/psychometrics/norms-file.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { selectBand, findLevelStep } from '#domain/scoring/threshold-list.ts';
import { findColour } from '#domain/scoring/summary.ts';
import { getNextVersion } from '../../source/compare/version.ts';
import { createFormat } from '#language/format.ts';

/**
 * Applies a proposal: figures with their basis, cuts if proposed, averages, the note for readers, examples, and the
 * next minor version. Removes the sign-off, which was for the previous version.
 * @param file a proposal that `checkProposal` accepts
 */
export function applyNorms(instrument: Instrument, file: NormsFile): Instrument {
  const scores = instrument.scores.map((score) => {
    const norms = file.scores.find(({ id }) => id === score.id);
    return norms ? applyScoreNorms(score, norms, file) : score;
  });
  const { signOff: _signed, spelling: _spelling, normsNote: _note, ...remaining } = instrument;
  const changed = {
    ...insertNote(remaining, formatNote(instrument, file)),
    version: getNextVersion(instrument, 'minor'),
    scores,
  };
  return { ...changed, examples: changed.examples.map((example) => recomputeExample(changed, example)) };
}

function applyScoreNorms(score: Score, norms: ScoreNorms, file: NormsFile): Score {
  const { report } = score;
  if (!report) return score;
  const average = { value: norms.average, basis: formatProposalBasis(file, file.people) };
  return {
    ...score,
    report: {
      ...report,
      ...(report.average ? { average } : {}),
      bands: report.bands.map((band, at) => {
        const proposed = norms.bands[at];
        return proposed ? applyBandNorms(band, proposed, file) : band;
      }),
    },
  };
}

function applyBandNorms(band: AgeBand, { people, proposed }: NormsBand, file: NormsFile): AgeBand {
  const { mean, sd, percentiles, cuts } = proposed;
  const basis = formatProposalBasis(file, people);
  const norm = { mean, sd, basis, ...(percentiles ? { percentiles } : {}) };
  if (!cuts) return { ...band, norm };
  const { coloursException: _, colours, ...remaining } = band;
  return {
    ...remaining,
    norm,
    cuts: { basis: `One deviation to either side of the mean. ${basis}` },
    levels: replaceLimits(band.levels, cuts) ?? band.levels,
    ...(colours ? { colours: replaceLimits(colours, cuts) ?? colours } : {}),
  };
}

/** Formats the basis of a norm: "Measured with these items up to 2027-07-01: 612 visitors …, not a sample of India." */
function formatProposalBasis({ made: date, sample, weights }: NormsFile, people: number): string {
  const how = weights ? `; weighted to ${weights.source}` : '';
  return `Measured with these items up to ${date}: ${people} ${sample}${how}.`;
}

/** Formats the note under a result. Averages that do not change are named separately. */
function formatNote({ scores }: Instrument, { people, scores: proposed }: NormsFile): string {
  const older = scores.filter(
    ({ id, report }) => report?.average && !proposed.some((score) => score.id === id),
  );
  const rest = older.map(({ title }) => ` The average of ${title} comes from other questions.`);
  return `Averages and percentiles come from ${createFormat('en').number(people)} visitors of this site who agreed to research. They are not a sample of India.${rest.join('')}`;
}

/** Inserts the note after `status`, which is its position in the files. */
function insertNote<I extends object>(instrument: I, normsNote: string): I & { normsNote: string } {
  return Object.fromEntries(
    Object.entries(instrument).flatMap(([key, value]): [string, unknown][] =>
      key === 'status'
        ? [
            [key, value],
            ['normsNote', normsNote],
          ]
        : [[key, value]],
    ),
  ) as I & { normsNote: string };
}

/** Recomputes level, percentile and colour of an example. Its value stays, because no answer or key changed. */
function recomputeExample(instrument: Instrument, example: WorkedExample): WorkedExample {
  const result = computeResult(instrument, example.answers, example);
  const expected = example.expected.map((written) => {
    const { value = null, level, percentile } = result[written.score] ?? {};
    const report = instrument.scores.find(({ id }) => id === written.score)?.report;
    if (value === null || !report) return written;
    const recomputed = {
      level,
      levelId: findLevelStep(selectBand(report.bands, example), value).id,
      percentile,
      colour: findColour(instrument, written.score, value, example),
    };
    const entries = Object.entries(written).map(([key, old]) => [
      key,
      key in recomputed ? recomputed[key as keyof typeof recomputed] : old,
    ]);
    return Object.fromEntries(entries) as (typeof example.expected)[number];
  });
  return { ...example, expected };
}
