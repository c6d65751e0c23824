import {
  listActiveSections,
  getDoneSections,
  isSectionUnlocked,
  getPrerequisites,
  withPreAccountSections,
  type SectionInSet,
} from './section-unlocking.ts';

/** The progress of a user through the sections, computed in the same way by server and client. */
export interface Progress {
  /** Ids of the done sections: completed, or needed by a completed one. */
  readonly done: ReadonlySet<string>;
  /** Ids of the sections that can be started or repeated: done, or with all needs done. */
  readonly open: ReadonlySet<string>;
  /** Whether all sections that are neither optional nor retired are done. */
  readonly isComplete: boolean;
  /** Number of done sections before the first one that is not done. */
  readonly step: number;
}

/**
 * Computes the progress of a user.
 * @param sections all sections in their order; retired ones are ignored
 * @param completed ids of the sections with a submission
 * @param beforeAccount ids of the sections whose only submission was answered before the account existed
 */
export function computeProgress(
  sections: readonly SectionInSet[],
  completed: Iterable<string>,
  beforeAccount: Iterable<string> = [],
): Progress {
  const active = listActiveSections(sections);
  const needs = getPrerequisites(sections);
  const done = withPreAccountSections(needs, getDoneSections(needs, completed), beforeAccount);
  const gap = active.findIndex(({ id }) => !done.has(id));
  return {
    done,
    open: new Set(active.map(({ id }) => id).filter((id) => isSectionUnlocked(id, needs, done))),
    isComplete: done.size > 0 && active.every(({ id, set }) => set?.optional || done.has(id)),
    step: gap < 0 ? active.length : gap,
  };
}

/** The state of a card on the dashboard; 'unknown' if only cached progress is available, which may be outdated. */
export type CardState = 'done' | 'current' | 'locked' | 'unknown';

/**
 * The state of the card of a section.
 * @param isSure whether the progress is current, not cached
 */
export function getCardState(id: string, { done, open }: Progress, isSure = true): CardState {
  if (done.has(id)) return 'done';
  if (open.has(id)) return 'current';
  return isSure ? 'locked' : 'unknown';
}
