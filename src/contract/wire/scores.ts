/**
 * Scores travel by place: `totalsum` as a JSON text in the instrument's history order, feedback as four parallel lists
 * in its feedback order. Inside both programs they have names: `{ selfAcceptance: 17, mastery: 24 }`.
 */
import type { Instrument, Level } from '#domain/instrument/instrument.ts';
import type { Result, ScoreResult, Scores } from '#domain/scoring/result.ts';
import type { FeedbackLists } from '../responses.ts';
import { numberIn } from './numbers.ts';
import { listIn } from './values.ts';

/** What of an instrument decides the places in `totalsum`. */
export type HistoryOrder = Pick<Instrument, 'history'>;
/** What of an instrument decides the places in the feedback lists. */
export type FeedbackOrder = Pick<Instrument, 'feedback'>;

/** The values of a result as a `totalsum`. */
export function writeTotalsum({ history }: HistoryOrder, result: Result): string {
  return JSON.stringify(history.order.map((id) => result[id]?.value ?? null));
}

/**
 * The scores in a `totalsum`, which may be a JSON text or a list, its numbers numbers or text.
 * @returns null for none: '', '[]', null, or nothing that can be read
 */
export function readTotalsum({ history }: HistoryOrder, totalsum: unknown): Scores | null {
  const list = totalsIn(totalsum);
  if (list.length === 0) return null;
  return Object.fromEntries(history.order.map((id, place) => [id, numberIn(list[place])]));
}

/** What a `totalsum` holds, by place and not looked at further; empty for one that cannot be read. */
export function totalsIn(totalsum: unknown): readonly unknown[] {
  return listIn(typeof totalsum === 'string' ? parsed(totalsum) : totalsum);
}

/** The four lists of the feedback call; empty where there is no attempt. */
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
 * What the newest attempt says of each score, from the four lists. What cannot be read of one score is missing
 * there and nowhere else; a percentile may come in either of its lists.
 * @returns null where there is no attempt: no list, or none with an entry
 */
export function readFeedback({ feedback }: FeedbackOrder, body: unknown): Result | null {
  const [scores, levels, percentiles, gauges] = [0, 1, 2, 3].map((place) => listIn(listIn(body)[place]));
  const lists = [scores, levels, percentiles, gauges];
  if (lists.every((list) => !list || list.length === 0)) return null;
  return Object.fromEntries(
    feedback.order.map((id, place): [string, ScoreResult] => {
      const percentile = numberIn(percentiles?.[place]) ?? numberIn(gauges?.[place]);
      return [
        id,
        {
          value: numberIn(scores?.[place]),
          level: levelIn(levels?.[place]),
          percentile: percentile === null ? null : Math.round(percentile),
        },
      ];
    }),
  );
}

function levelIn(value: unknown): Level {
  return value === 'High' || value === 'Average' || value === 'Low' ? value : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
