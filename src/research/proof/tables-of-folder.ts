import { readdirSync } from 'node:fs';
import { OperatorError } from '#server/config/operator-error.ts';
import type { MetadataFile } from '../release/metadata-file.ts';

/**
 * The tables in a folder are those that `RELEASE.json` knows: one that was laid beside them would be taken for proven.
 * @throws OperatorError naming the first that is not
 */
export function refuseOtherTables(
  folder: string,
  { tables, rows }: Pick<MetadataFile, 'tables' | 'rows'>,
): void {
  const known = new Set(['people', ...tables.map(({ name }) => name)]);
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  const laid = files.map((name) => name.slice(0, -'.csv'.length)).find((name) => !known.has(name));
  if (laid !== undefined)
    throw new OperatorError(`${laid}.csv is not a table of this release: it is missing in RELEASE.json.`);
  const counted = Object.keys(rows).find((name) => !known.has(name));
  if (counted !== undefined)
    throw new OperatorError(`RELEASE.json has a row count for ${counted}, which is not one of its tables.`);
}
