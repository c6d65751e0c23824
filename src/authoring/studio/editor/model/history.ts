import type { Json } from './json.ts';

/** One form of a file: its text, and its value where it is JSON that parses. */
export interface Entry {
  readonly text: string;
  readonly value: Json | undefined;
}

/** What was written, with the way back and forth. */
export interface History {
  readonly past: readonly Entry[];
  readonly now: Entry;
  readonly future: readonly Entry[];
  /** Where the last change was made and when, so that the letters of a word are one step back. */
  readonly last: { readonly position: string; readonly at: number } | null;
}

/** Letters that follow each other so soon, in milliseconds, are one change. */
const pauseMs = 1000;
const mostSteps = 200;

/** A history with nothing behind it. */
export function createHistory(now: Entry): History {
  return { past: [], now, future: [], last: null };
}

/**
 * The history after a change.
 * @param position where: changes of one place that follow each other without a pause are one step
 * @param at milliseconds
 */
export function pushEntry(history: History, now: Entry, position: string, at: number): History {
  if (now.text === history.now.text) return history;
  const { last } = history;
  const goesOn = last !== null && position !== '' && last.position === position && at - last.at < pauseMs;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-mostSteps);
  return { past, now, future: [], last: { position, at } };
}

/** One step back; the same history where there is none. */
export function undoStep(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    last: null,
  };
}

/** One step forth again. */
export function redoStep(history: History): History {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.now], now: next, future, last: null } : history;
}
