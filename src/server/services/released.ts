import type { ReleaseRecord } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { releasesWith } from '../repositories/releases.ts';

/** The releases of research data that held a person's answers, newest first; questionnaires by the names people read. */
export async function listReleases(
  { db, instruments }: Pick<Context, 'db' | 'instruments'>,
  userid: number,
): Promise<ReleaseRecord[]> {
  const getTitle = (id: string) =>
    instruments.find(({ instrument }) => instrument.id === id)?.instrument.shortTitle ?? id;
  const rows = await releasesWith(db, userid);
  return rows.map(({ folder, madeAt, sections }) => {
    return { name: folder, time: madeAt.toISOString(), questionnaires: sections.map(getTitle) };
  });
}
