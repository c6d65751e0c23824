/** How far a person has come. In a file of its own: the first question of an assessment waits for it. */
import { listIn, recordIn } from './values.ts';

/** What the progress call says of all sections. */
export interface ReadProgress {
  /** For each section in order. A record that cannot be read keeps its place and says no. */
  readonly taken: readonly boolean[];
  /** Help comes before the newest result of some section; false also where the server does not say it. */
  readonly helpFirst: boolean;
}

export function readProgress(body: unknown): ReadProgress {
  const records = listIn(body).map(recordIn);
  return {
    taken: records.map(({ totalsum }) => isTaken(totalsum)),
    helpFirst: records.some(({ helpFirst }) => helpFirst === true),
  };
}

/** Does a `totalsum` say that the section was completed? Any content does, even one that cannot be read. */
export function isTaken(totalsum: unknown): boolean {
  if (Array.isArray(totalsum)) return totalsum.length > 0;
  const text = typeof totalsum === 'number' ? String(totalsum) : totalsum;
  return typeof text === 'string' && !['', '[]', 'null'].includes(text.trim());
}
