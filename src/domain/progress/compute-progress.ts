import { listActive, getDone, isOpen, getNeeds, type SectionInSet } from './opening.ts';

/** How far a person has come in a set of sections. Server and browser judge by this alone. */
export interface Progress {
  /** Ids of the sections that are done: taken, or needed by one that was taken, which had been open then. */
  readonly done: ReadonlySet<string>;
  /** Ids of the sections that may be started or taken again: those done, and those of which all needs are done. */
  readonly open: ReadonlySet<string>;
  /** Every section that is still asked and not optional is done. */
  readonly isComplete: boolean;
  /**
   * How many sections are done from the first one on, without a gap; where each opens after the one before, that is one
   * more than the highest position taken.
   */
  readonly step: number;
}

/**
 * Where a person stands.
 * @param sections all of them, in their order; retired ones neither open nor count
 * @param completed ids of the sections of which there is an attempt
 */
export function computeProgress(sections: readonly SectionInSet[], completed: Iterable<string>): Progress {
  const active = listActive(sections);
  const needs = getNeeds(sections);
  const done = getDone(needs, completed);
  const gap = active.findIndex(({ id }) => !done.has(id));
  return {
    done,
    open: new Set(active.map(({ id }) => id).filter((id) => isOpen(id, needs, done))),
    isComplete: done.size > 0 && active.every(({ id, set }) => set?.optional || done.has(id)),
    step: gap < 0 ? active.length : gap,
  };
}

/**
 * How a card stands; once all are done, no card is a current one. `unknown`: what is known is of another day, and the
 * person may have come further meanwhile.
 */
export type CardState = 'done' | 'current' | 'locked' | 'unknown';

/**
 * The state of a section's card.
 * @param isSure the standing is what the server says now; else nothing beyond it is known
 */
export function cardState(id: string, { done, open }: Progress, isSure = true): CardState {
  if (done.has(id)) return 'done';
  if (open.has(id)) return 'current';
  return isSure ? 'locked' : 'unknown';
}
