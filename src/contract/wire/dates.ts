import { listIn, recordIn, timeIn } from './values.ts';

/** Reads when a section was completed last, ISO 8601: the first valid time; null without one. */
export function readLastCompleted(body: unknown): string | null {
  return (
    listIn(body)
      .map((record) => timeIn(recordIn(record).time))
      .find((time) => time !== null) ?? null
  );
}
