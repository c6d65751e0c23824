import type { ReleaseRecord } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import { listReleasesOfPerson } from '../repositories/releases.ts';

/** Lists releases of research data with answers of a person, newest first, with titles of questionnaires. */
export async function listUserReleases(
  { db, instruments }: Pick<Context, 'db' | 'instruments'>,
  userid: number,
): Promise<ReleaseRecord[]> {
  const getTitle = (id: string) =>
    instruments.find(({ instrument }) => instrument.id === id)?.instrument.shortTitle ?? id;
  const rows = await listReleasesOfPerson(db, userid);
  return rows.map(({ folder, madeAt, sections }) => {
    return { name: folder, time: madeAt.toISOString(), questionnaires: sections.map(getTitle) };
  });
}
