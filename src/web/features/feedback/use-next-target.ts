import { useCurrentProgress } from '#api/person-api.ts';
import { listPreAccountSections, listCompletedSections } from '#contract/wire/progress.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { computeProgress } from '#domain/progress/compute-progress.ts';

/** Where Next leads. */
export interface NextTarget {
  /** The specified address. */
  readonly to: string;
  /** The next open section; null for none, and if the progress is unknown. */
  readonly section: InstrumentCard | null;
}

/**
 * Finds where Next leads after a result: to the next open section, or to the address in the instrument file.
 * @param cards sections that are not retired, in their order
 * @param sectionId the section of the result, which counts as done
 * @param to address in the instrument file
 */
export function useNextTarget(
  userid: string,
  cards: readonly InstrumentCard[],
  sectionId: string,
  to: string,
): NextTarget {
  const { data } = useCurrentProgress(userid);
  if (data === undefined) return { to, section: null };
  const ids = cards.map(({ id }) => id);
  const beforeAccount = listPreAccountSections(data);
  const completed = listCompletedSections(ids, data);
  const { done, open } = computeProgress(
    cards,
    beforeAccount.includes(sectionId) ? completed : [...completed, sectionId],
    beforeAccount,
  );
  return { to, section: cards.find(({ id }) => open.has(id) && !done.has(id)) ?? null };
}
