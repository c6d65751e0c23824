import { AsyncLocalStorage } from 'node:async_hooks';
import type { ListTurn } from './others-first.ts';

/**
 * Who asks the database, from the first in line to the last: a call that has been let in, somebody who is logged in,
 * the server itself, somebody unknown (sign-up, login, contact), somebody who is logged in and asks too much at once, and
 * long lists, which go between all others.
 */
export const ranks = ['begun', 'person', 'own', 'stranger', 'crowding', 'list'] as const;
export type Rank = (typeof ranks)[number];
/** As whom a call may come in. */
export type Newcomer = Extract<Rank, 'person' | 'stranger' | 'crowding'>;

/** Has a call of this rank not been let in yet? */
export const isNew = (rank: Rank): rank is Newcomer =>
  rank === 'person' || rank === 'stranger' || rank === 'crowding';

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
