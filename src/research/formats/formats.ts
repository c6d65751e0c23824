import type { ReleaseFormat } from '../release/format.ts';
import { bids } from './bids/bids.ts';
import { codebook } from './codebook/codebook.ts';
import { csv } from './csv/csv.ts';
import { datapackage } from './datapackage/datapackage.ts';
import { fhir } from './fhir/fhir.ts';
import { invariance } from './invariance/invariance.ts';
import { parquet } from './parquet/parquet.ts';
import { r } from './r/r.ts';
import { redcap } from './redcap/redcap.ts';
import { sps } from './sps/sps.ts';

/** Formats of all releases: the verified tables and their descriptions. */
const always: readonly ReleaseFormat[] = [csv, datapackage, bids, codebook, invariance];

/** Optional formats. */
const others: readonly ReleaseFormat[] = [parquet, redcap, fhir, sps, r];

/** Names for `--as`, including formats that are always created. */
export const formatNames: readonly string[] = [csv, codebook, ...others].map(({ name }) => name);

/** Selects the formats of a release: those that are always created, and those with these names. */
export function selectFormats(names: readonly string[]): readonly ReleaseFormat[] {
  return [...always, ...others.filter(({ name }) => names.includes(name))];
}
