import { limits } from '#domain/account/limits.ts';
import type { NormsFile, ScoreNorms, SkippedScore } from '#domain/psychometrics/norms-file.ts';
import { isDisclosable } from '../quality/small-counts.ts';
import type { TableVersions } from '../release/table-versions.ts';
import { estimators } from './estimators.ts';
import type { FirstAttempts } from './first-attempts.ts';
import type { WeightedSample } from './margins.ts';
import { type CutsOption, selectScoresWithNorms, computeScoreNorms } from './score-norms.ts';

/** Metadata and options of a proposal. */
export interface ProposalOptions extends CutsOption {
  /** Language tags. */
  readonly languages: readonly string[];
  /** YYYY-MM-DD. */
  readonly made: string;
}

/** The description of the sample. */
const sample = 'visitors of this site who agreed to research, not a sample of India';

/**
 * Creates the proposal of norms for the newest version of an edition.
 * @param leftOut numbers of excluded first attempts
 */
export function createProposal(
  { instrument, versions }: TableVersions,
  { sittings, weights, effective, outside, how }: WeightedSample,
  leftOut: FirstAttempts['leftOut'],
  { languages, made, keepsCuts }: ProposalOptions,
): NormsFile {
  const [hash = ''] = [...versions].find(([, version]) => version === instrument.version) ?? [];
  const scores: ScoreNorms[] = [];
  const skipped: SkippedScore[] = [];
  for (const score of selectScoresWithNorms(instrument)) {
    const people = sittings.map(({ age, result }, at) => ({
      age: Math.max(age, limits.age.min),
      score: result[score.id]?.value ?? Number.NaN,
      weight: weights[at] ?? Number.NaN,
    }));
    const found = computeScoreNorms(instrument, score, people, { keepsCuts });
    if ('reason' in found) skipped.push({ id: score.id, title: score.title, reason: found.reason });
    else scores.push(found);
  }
  const counted = { ...leftOut, outsideMargins: outside };
  const shown = Object.entries(counted).map(([why, count]) => [why, isDisclosable(count) ? count : null]);
  return {
    format: 1,
    instrument: instrument.id,
    version: instrument.version,
    instrumentHash: hash,
    title: instrument.title,
    languages,
    made,
    sample,
    people: sittings.length,
    effective: Math.round(effective * 100) / 100,
    weights: how,
    leftOut: Object.fromEntries(shown) as unknown as NormsFile['leftOut'],
    estimators,
    scores,
    skipped,
  };
}
