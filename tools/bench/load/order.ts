/** What the process that makes load is told, and what it tells in return. Both travel between processes. */
import type { BenchPerson } from '../people.ts';

/**
 * Who asks for what. People have sessions; strangers come from an address each, with names that nobody has and tokens
 * that are made up.
 */
export type Kind = 'submission' | 'reading' | 'login' | 'sign-up' | 'made-up token';

export interface Order {
  /** Of the API, without a trailing slash. */
  readonly api: string;
  readonly people: readonly BenchPerson[];
  readonly sectionId: string;
  readonly ans: readonly unknown[];
  readonly seconds: number;
  /** Calls a second of each kind, which come whether or not others are answered; or how many callers wait for each answer. */
  readonly calls: Partial<Readonly<Record<Kind, number>>>;
  readonly pace: 'a second' | 'at once';
  /** Does who is refused come again, once, when he was told to? */
  readonly obeys: boolean;
}

export interface Outcome {
  readonly sent: number;
  /** By status; 0: no answer came. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Of those who were let in, sorted. */
  readonly ms: readonly number[];
  /** Of those who were refused for the crowd (503), sorted. */
  readonly refusedMs: readonly number[];
  /** Seconds that the refused were told to wait, sorted. */
  readonly waits: readonly number[];
  /** Those who came again as they were told, and how many of them were let in then. */
  readonly again: { readonly asked: number; readonly letIn: number };
}

export interface Told {
  readonly outcomes: Partial<Readonly<Record<Kind, Outcome>>>;
  /** Keys of submissions that were answered with 204. */
  readonly acknowledged: readonly string[];
}
