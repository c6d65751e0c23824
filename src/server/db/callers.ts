import { AsyncLocalStorage } from 'node:async_hooks';
import type { ListTurn } from './others-first.ts';

/**
 * Who asks the database, from the first in line to the last: a call that has been let in, somebody who is logged in,
 * the server itself, somebody unknown (sign-up, login, contact), and long lists, which go between all others.
 */
export const ranks = ['begun', 'person', 'own', 'stranger', 'list'] as const;
export type Rank = (typeof ranks)[number];

/** One call. Its rank changes as it goes on. */
export interface Caller {
  rank: Rank;
  /** Where it is a call of the contract: when it may do more of a long list. */
  turn?: ListTurn;
}

const callers = new AsyncLocalStorage<Caller>();

/** Does something, and all that follows from it, as this caller. */
export function asCaller<T>(caller: Caller, work: () => T): T {
  return callers.run(caller, work);
}

/** Who asks; the server itself where no call does. */
export function currentCaller(): Caller {
  return callers.getStore() ?? { rank: 'own' };
}
