import { readdirSync } from 'node:fs';
import { OperatorError } from '#server/config/operator-error.ts';
import type { ReleaseManifest } from '../release/release-manifest.ts';

/**
 * Checks that the tables in a folder are those of `RELEASE.json`: a table that was added would seem to be
 * verified.
 * @throws OperatorError for the first other table
 */
export function refuseUnlistedTables(
  folder: string,
  { tables, rows }: Pick<ReleaseManifest, 'tables' | 'rows'>,
): void {
  const known = new Set(['people', ...tables.map(({ name }) => name)]);
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  const unknown = files.map((name) => name.slice(0, -'.csv'.length)).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new OperatorError(`${unknown}.csv is not a table of this release: it is missing in RELEASE.json.`);
  const counted = Object.keys(rows).find((name) => !known.has(name));
  if (counted !== undefined)
    throw new OperatorError(`RELEASE.json has a row count for ${counted}, which is not one of its tables.`);
}
