import type { AgeBand, Instrument, Score } from '#domain/instrument/instrument.ts';
import type { CutRule } from '#domain/psychometrics/cut-scores.ts';
import { type NormsProposal, createNormsProposal } from '#domain/psychometrics/norms-proposal.ts';
import { computeItemValues } from '#domain/scoring/item-values.ts';
import { listSummedItems } from '#domain/scoring/summed-items.ts';
import { computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { scoreAnswers } from '#domain/scoring/score.ts';
import { groupPeople } from './groups.ts';
import type { Respondent } from './raw-answers.ts';

/** Proposed norms and statistics of one score. */
export interface ScoreNormsProposal {
  readonly score: Score;
  /** Items of Cronbach's alpha, in the order of its figures. Empty if the score is not a sum of items. */
  readonly itemIds: readonly string[];
  /** Statistics of the whole sample, for reliability and average. */
  readonly all: NormsProposal;
  readonly bands: readonly { readonly band: AgeBand; readonly proposal: NormsProposal }[];
  /** Number of people in no band. */
  readonly unassigned: number;
}

/**
 * Computes norms of every score that has a report and a known range.
 * @param getBands returns the bands of a score
 */
export function proposeScoreNorms(
  instrument: Instrument,
  people: readonly Respondent[],
  rule: CutRule,
  getBands: (score: Score) => readonly AgeBand[],
): ScoreNormsProposal[] {
  const ranges = computePossibleRanges(instrument);
  const scored = people.map((person) => ({
    person,
    scores: scoreAnswers(instrument, person.answers),
    items: computeItemValues(instrument, person.answers),
  }));
  return instrument.scores.flatMap((score) => {
    const range = ranges.get(score.id);
    if (score.report === undefined || range === undefined) return [];
    const added = listSummedItems(instrument, score);
    const possible = { ...range, decimals: score.decimals };
    const computeProposal = (group: readonly Respondent[]) => {
      const members = new Set(group);
      const own = scored.filter(({ person }) => members.has(person));
      return createNormsProposal(
        {
          scores: own.map(({ scores }) => scores[score.id] ?? null),
          items: own.map(({ items }) => added.map((id) => toNumber(items.get(id) ?? null))),
          possible,
        },
        rule,
      );
    };
    const bands = getBands(score);
    const groups = groupPeople(bands, people);
    return {
      score,
      itemIds: added,
      all: computeProposal(people),
      bands: bands.map((band, at) => ({ band, proposal: computeProposal(groups.people[at] ?? []) })),
      unassigned: groups.unassigned,
    };
  });
}

function toNumber(fraction: { readonly over: number; readonly under: number } | null): number | null {
  return fraction && fraction.over / fraction.under;
}
