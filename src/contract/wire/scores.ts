/**
 * Scores are positional on the wire: `totalsum` is a JSON text in the history order of the instrument, feedback has
 * four parallel lists in its feedback order. In the code they have names: `{ selfAcceptance: 17, mastery: 24 }`.
 */
import type { Instrument, Level } from '#domain/instrument/instrument.ts';
import type { Result, ScoreResult, Scores } from '#domain/scoring/result.ts';
import type { FeedbackLists } from '../responses.ts';
import { toNumber } from './numbers.ts';
import { toList } from './values.ts';

/** The order of scores in `totalsum`. */
export type HistoryOrder = Pick<Instrument, 'history'>;
/** The order of scores in the feedback lists. */
export type FeedbackOrder = Pick<Instrument, 'feedback'>;

/** Writes the values of a result as `totalsum`. */
export function writeTotalsum({ history }: HistoryOrder, result: Result): string {
  return JSON.stringify(history.order.map((id) => result[id]?.value ?? null));
}

/**
 * Reads the scores of a `totalsum`, a JSON text or a list, with numbers or strings.
 * @returns null for '', '[]', null and invalid values
 */
export function readTotalsum({ history }: HistoryOrder, totalsum: unknown): Scores | null {
  const list = readTotals(totalsum);
  if (list.length === 0) return null;
  return Object.fromEntries(history.order.map((id, place) => [id, toNumber(list[place])]));
}

/** Reads a `totalsum` as a list without checking its entries; empty for an invalid one. */
export function readTotals(totalsum: unknown): readonly unknown[] {
  return toList(typeof totalsum === 'string' ? parsed(totalsum) : totalsum);
}

/** Writes the four lists of the feedback response; empty without an attempt. */
export function writeFeedback({ feedback }: FeedbackOrder, result: Result | null): FeedbackLists | [] {
  if (result === null) return [];
  const shown = feedback.order.map((id) => result[id]);
  return [
    shown.map((score) => score?.value ?? null),
    shown.map((score) => score?.level ?? ''),
    shown.map((score) => score?.percentile?.toString() ?? ''),
    shown.map((score) => score?.percentile ?? null),
  ];
}

/**
 * Reads the feedback lists. An invalid value is missing only for its score; a percentile may be in either of two lists.
 * @returns null without an attempt: no list, or no list with an entry
 */
export function readFeedback({ feedback }: FeedbackOrder, body: unknown): Result | null {
  const [scores, levels, percentiles, gauges] = [0, 1, 2, 3].map((place) => toList(toList(body)[place]));
  const lists = [scores, levels, percentiles, gauges];
  if (lists.every((list) => !list || list.length === 0)) return null;
  return Object.fromEntries(
    feedback.order.map((id, place): [string, ScoreResult] => {
      const percentile = toNumber(percentiles?.[place]) ?? toNumber(gauges?.[place]);
      return [
        id,
        {
          value: toNumber(scores?.[place]),
          level: toLevel(levels?.[place]),
          percentile: percentile === null ? null : Math.round(percentile),
        },
      ];
    }),
  );
}

function toLevel(value: unknown): Level {
  return value === 'High' || value === 'Average' || value === 'Low' ? value : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Questions without an answer. */
export interface Skipped {
  /** Their ids; absent if there are none, or if the server does not send them. */
  readonly skipped?: readonly string[];
}

/** Reads the ids of the questions without an answer. */
export function readSkipped(value: unknown): Skipped {
  const skipped = toList(value).filter((id) => typeof id === 'string');
  return skipped.length > 0 ? { skipped } : {};
}

/** Writes the ids of the questions without an answer. */
export function writeSkipped(skipped: readonly string[] = []): { skipped?: string[] } {
  return skipped.length > 0 ? { skipped: [...skipped] } : {};
}
