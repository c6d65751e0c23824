import type { HistoryRecord } from '../../contract/bodies.ts';
import { dashDate } from '../../domain/dates/dates.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { comparable } from '../../domain/scoring/change.ts';
import { scoresByName } from '../../domain/scoring/history.ts';

/** One attempt as the history tells it. */
export interface Attempt {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** DD-MM-YYYY. */
  readonly day: string;
  /** By score id; null where it could not be calculated. */
  readonly scores: Readonly<Record<string, number | null>>;
  /** False when other questions were answered than in the newest attempt: another major version. */
  readonly compared: boolean;
}

/**
 * The attempts in time, oldest first. Those whose time cannot be read have no place in it and are left out.
 * @param history newest first
 */
export function timelineOf(instrument: Instrument, history: readonly HistoryRecord[]): Attempt[] {
  const newest = history[0]?.version;
  return history
    .map(({ time, totalsum, version }) => ({
      time: Date.parse(time),
      day: dashDate(time),
      scores: scoresByName(instrument, totalsum),
      compared: comparable(newest, version),
    }))
    .filter(({ day }) => day !== '')
    .toReversed()
    .toSorted((a, b) => a.time - b.time);
}
