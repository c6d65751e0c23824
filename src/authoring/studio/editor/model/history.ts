import type { Json } from '../../../source/json-value.ts';

/** A version of a file: its text, and its value if it is valid JSON. */
export interface HistoryEntry {
  readonly text: string;
  readonly value: Json | undefined;
}

/** The undo history of a file. */
export interface EditHistory {
  readonly past: readonly HistoryEntry[];
  readonly now: HistoryEntry;
  readonly future: readonly HistoryEntry[];
  /** Position and time of the last change, to merge consecutive ones. */
  readonly last: { readonly position: string; readonly at: number } | null;
}

/** Changes at the same position within this time are merged, in milliseconds. */
const pauseMs = 1000;
const maxSteps = 200;

/** Creates a history without changes. */
export function createHistory(now: HistoryEntry): EditHistory {
  return { past: [], now, future: [], last: null };
}

/**
 * Adds a change to the history.
 * @param position changes at the same position without a pause are merged; '' is never merged
 * @param at time in milliseconds
 */
export function pushEntry(
  history: EditHistory,
  now: HistoryEntry,
  position: string,
  at: number,
): EditHistory {
  if (now.text === history.now.text) return history;
  const { last } = history;
  const isContinued =
    last !== null && position !== '' && last.position === position && at - last.at < pauseMs;
  const past = isContinued ? history.past : [...history.past, history.now].slice(-maxSteps);
  return { past, now, future: [], last: { position, at } };
}

/** Undoes a step. Returns the same history if there is none. */
export function undoStep(history: EditHistory): EditHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    last: null,
  };
}

/** Redoes a step. Returns the same history if there is none. */
export function redoStep(history: EditHistory): EditHistory {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.now], now: next, future, last: null } : history;
}
