import { toList } from './values.ts';

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
