/** Reads the progress of a user. A separate file, because the first question of an assessment loads it. */
import { toList, toRecord, toText } from './values.ts';

/** One section of the progress response. */
interface SectionRecord {
  /** Null if it cannot be read. */
  readonly id: string | null;
  readonly isCompleted: boolean;
  /** The only answers were given before the account existed. */
  readonly isBeforeAccount: boolean;
}

/** The progress response. */
export interface ParsedProgress {
  /** In the order of the sections. An invalid record counts as not completed. */
  readonly records: readonly SectionRecord[];
  /** Whether help is shown before the newest result of a section; false if the server does not send it. */
  readonly helpFirst: boolean;
}

/** Reads the progress response. */
export function readProgress(body: unknown): ParsedProgress {
  const records = toList(body).map(toRecord);
  return {
    records: records.map(({ section_id, totalsum, beforeAccount }) => ({
      id: toText(section_id),
      isCompleted: hasTotalsum(totalsum) && beforeAccount !== true,
      isBeforeAccount: hasTotalsum(totalsum) && beforeAccount === true,
    })),
    helpFirst: records.some(({ helpFirst }) => helpFirst === true),
  };
}

/**
 * Whether each section is completed. A record with a known id belongs to that section, another one to the section at
 * its position.
 * @param ids of the sections, in order
 */
export function listCompletedSections(
  ids: readonly string[],
  { records }: Pick<ParsedProgress, 'records'>,
): string[] {
  return ids.filter((id, at) => {
    const named = records.find((record) => record.id === id);
    const inPlace = records[at];
    const isUnnamed = inPlace !== undefined && !ids.includes(inPlace.id ?? '');
    return (named ?? (isUnnamed ? inPlace : undefined))?.isCompleted === true;
  });
}

/** Lists the sections whose only answers were given before the account existed. */
export function listPreAccountSections({ records }: Pick<ParsedProgress, 'records'>): string[] {
  return records.flatMap(({ id, isBeforeAccount }) => (id !== null && isBeforeAccount ? [id] : []));
}

/** Whether a `totalsum` means that the section is completed: any content does. */
export function hasTotalsum(totalsum: unknown): boolean {
  if (Array.isArray(totalsum)) return totalsum.length > 0;
  const text = typeof totalsum === 'number' ? String(totalsum) : totalsum;
  return typeof text === 'string' && !['', '[]', 'null'].includes(text.trim());
}
