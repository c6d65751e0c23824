import type { Instrument } from '../instrument/instrument.ts';

/** The part of a section that determines when it opens. */
export type SectionInSet = Pick<Instrument, 'id' | 'set'>;

/** Lists the sections that are not retired, in their order. */
export function listActiveSections<S extends Pick<SectionInSet, 'set'>>(sections: readonly S[]): S[] {
  return sections.filter(({ set }) => set?.retired !== true);
}

/**
 * Computes which sections must be done before each section opens, by id: those in its file, or the preceding
 * section that is not optional. Retired sections are omitted.
 * @param sections in their order
 */
export function getPrerequisites(sections: readonly SectionInSet[]): ReadonlyMap<string, readonly string[]> {
  const active = listActiveSections(sections);
  const ids = active.map(({ id }) => id);
  let before: readonly string[] = [];
  const needs = active.map(({ id, set }) => {
    const own = set?.needs?.filter((one) => ids.includes(one)) ?? before;
    if (!set?.optional) before = [id];
    return [id, own] as const;
  });
  return new Map(needs);
}

/**
 * Computes the ids of the done sections: completed, or needed by a completed one.
 * @param needs from `getPrerequisites`
 */
export function getDoneSections(
  needs: ReadonlyMap<string, readonly string[]>,
  completed: Iterable<string>,
): ReadonlySet<string> {
  const done = new Set<string>();
  const pass = (id: string) => {
    if (done.has(id) || !needs.has(id)) return;
    done.add(id);
    for (const needed of needs.get(id) ?? []) pass(needed);
  };
  for (const id of completed) pass(id);
  return done;
}

/**
 * Adds sections that were answered before the account existed. Each counts as done once its needs are done, so it
 * unlocks nothing earlier than the reading order does.
 * @param needs from `getPrerequisites`
 * @param done from `getDoneSections`
 */
export function withPreAccountSections(
  needs: ReadonlyMap<string, readonly string[]>,
  done: ReadonlySet<string>,
  beforeAccount: Iterable<string>,
): ReadonlySet<string> {
  const early = new Set(beforeAccount);
  const all = new Set(done);
  for (const id of needs.keys()) if (early.has(id) && isSectionUnlocked(id, needs, all)) all.add(id);
  return all;
}

/** Whether a section can be started or repeated: it is done, or all its needs are done. */
export function isSectionUnlocked(
  id: string,
  needs: ReadonlyMap<string, readonly string[]>,
  done: ReadonlySet<string>,
): boolean {
  return done.has(id) || needs.get(id)?.every((needed) => done.has(needed)) === true;
}
