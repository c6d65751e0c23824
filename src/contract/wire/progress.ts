/** How far a person has come. In a file of its own: the first question of an assessment waits for it. */
import { listIn, recordIn, textIn } from './values.ts';

/** What the progress call says of one section. */
interface SectionRecord {
  /** Null where it cannot be read. */
  readonly id: string | null;
  readonly taken: boolean;
}

/** What the progress call says of all sections. */
export interface ReadProgress {
  /** In the order of the sections. A record that cannot be read keeps its place and says no. */
  readonly records: readonly SectionRecord[];
  /** Help comes before the newest result of some section; false also where the server does not say it. */
  readonly helpFirst: boolean;
}

export function readProgress(body: unknown): ReadProgress {
  const records = listIn(body).map(recordIn);
  return {
    records: records.map(({ section_id, totalsum }) => ({
      id: textIn(section_id),
      taken: isCompleted(totalsum),
    })),
    helpFirst: records.some(({ helpFirst }) => helpFirst === true),
  };
}

/**
 * Which of these sections were taken. A record is of the section that it names; one that names none of them is of that
 * in its place.
 * @param ids of the sections that are asked, in their order
 */
export function listCompleted(ids: readonly string[], { records }: Pick<ReadProgress, 'records'>): string[] {
  return ids.filter((id, at) => {
    const named = records.find((record) => record.id === id);
    const inPlace = records[at];
    const isUnnamed = inPlace !== undefined && !ids.includes(inPlace.id ?? '');
    return (named ?? (isUnnamed ? inPlace : undefined))?.taken === true;
  });
}

/** Does a `totalsum` say that the section was completed? Any content does, even one that cannot be read. */
export function isCompleted(totalsum: unknown): boolean {
  if (Array.isArray(totalsum)) return totalsum.length > 0;
  const text = typeof totalsum === 'number' ? String(totalsum) : totalsum;
  return typeof text === 'string' && !['', '[]', 'null'].includes(text.trim());
}
