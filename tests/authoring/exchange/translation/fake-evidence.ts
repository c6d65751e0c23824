import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { InvarianceFile, InvarianceModel } from '#domain/psychometrics/invariance-file.ts';
import { listOneFactorScores } from '#domain/psychometrics/one-factor-scores.ts';
import { root } from '#tools/prepare.mjs';

const distress = JSON.parse(
  readFileSync(join(root, 'questionnaires/S4-distress.json'), 'utf8'),
) as Instrument;

const fit = { chisq: 100, srmr: 0.02, why: '' };
const createModel = (model: InvarianceModel['model'], df: number, cfi: number, rmsea: number) => ({
  ...fit,
  model,
  df,
  cfi,
  rmsea,
});

/** Models of the fit that `invariance.R` finds if both languages work alike. */
const equivalentModels: readonly InvarianceModel[] = [
  createModel('configural', 70, 0.985, 0.04),
  createModel('metric', 79, 0.983, 0.04),
  createModel('scalar', 88, 0.978, 0.045),
];

/** Models of the fit if people read some items as stronger. */
export const differentModels: readonly InvarianceModel[] = [
  ...equivalentModels.slice(0, 2),
  createModel('scalar', 88, 0.794, 0.15),
];

/** A file of `invariance.R` about the Hindi translation of the fourth questionnaire. */
export function createFakeEvidence(models = equivalentModels): InvarianceFile {
  return {
    format: 1,
    table: 'S4@1',
    instrument: 'S4',
    version: distress.version,
    release: '2027-06',
    made: '2027-07-01',
    language: 'hi-IN',
    people: 400,
    comparedWith: 'en-IN',
    comparedPeople: 900,
    firstQuarter: '2027-Q1',
    lavaan: '0.6.14',
    scores: listOneFactorScores(distress).map((score) => ({ ...score, models })),
  };
}
