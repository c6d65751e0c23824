import { listIn, recordIn, timeIn } from './values.ts';

/** When a section was last taken, ISO 8601: the first time that can be read; null when there is none. */
export function readLastCompleted(body: unknown): string | null {
  return (
    listIn(body)
      .map((record) => timeIn(recordIn(record).time))
      .find((time) => time !== null) ?? null
  );
}
