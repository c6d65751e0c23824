import type { Form } from '../release/form.ts';
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

/** Every release has these: the tables that are proven, and what describes them. */
const always: readonly Form[] = [csv, datapackage, bids, codebook, invariance];

/** Those that may be asked for. */
const others: readonly Form[] = [parquet, redcap, fhir, sps, r];

/** What may stand behind `--as`; those that every release has may be named, too. */
export const formNames: readonly string[] = [csv, codebook, ...others].map(({ name }) => name);

/** The forms of a release: those that every one has, and those of these names. */
export function selectForms(names: readonly string[]): readonly Form[] {
  return [...always, ...others.filter(({ name }) => names.includes(name))];
}
