import type { Instrument } from '../instrument/instrument.ts';

/** What of a section decides when it opens, and what opens after it. */
export type SectionInSet = Pick<Instrument, 'id' | 'set'>;

/** The sections that are still asked, in their order: all but the retired ones. */
export function listActive<S extends Pick<SectionInSet, 'set'>>(sections: readonly S[]): S[] {
  return sections.filter(({ set }) => set?.retired !== true);
}

/**
 * What must be taken before each section opens, by id: what its file names, else the one before that is not optional.
 * Retired sections are not in it, and nothing waits for them.
 * @param sections in their order
 */
export function getNeeds(sections: readonly SectionInSet[]): ReadonlyMap<string, readonly string[]> {
  const active = listActive(sections);
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
 * Ids of the sections that are done: taken, or needed by one that was taken, which had been open then.
 * @param needs as `needsOf` gives them
 */
export function getDone(
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

/** May a section be started or taken again? When it is done, or all that it needs is. */
export function isOpen(
  id: string,
  needs: ReadonlyMap<string, readonly string[]>,
  done: ReadonlySet<string>,
): boolean {
  return done.has(id) || needs.get(id)?.every((needed) => done.has(needed)) === true;
}
