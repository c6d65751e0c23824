import { toList, toRecord, toTime } from './values.ts';

/** Reads when a section was completed last, ISO 8601: the first valid time; null without one. */
export function readLastCompleted(body: unknown): string | null {
  return (
    toList(body)
      .map((record) => toTime(toRecord(record).time))
      .find((time) => time !== null) ?? null
  );
}
