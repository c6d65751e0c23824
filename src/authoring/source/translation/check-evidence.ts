import { defaultLanguage } from '#domain/instrument/default-language.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Problem } from '#domain/instrument/problem.ts';
import { isSameLanguage } from '#domain/instrument/translation.ts';
import { getMajor } from '#domain/instrument/version.ts';
import type {
  InvarianceFile,
  InvarianceModel,
  InvarianceScore,
} from '#domain/psychometrics/invariance-file.ts';
import { listOneFactorScores } from '#domain/psychometrics/one-factor-scores.ts';
import type { TranslationFile } from './translation-file.ts';

/** As in `invariance.R`. */
const fewestPeople = 200;
/** F. F. Chen, Structural Equation Modeling 14, 2007. */
const maxCfiDecrease = 0.01;
const maxRmseaIncrease = 0.015;
/** Without one factor in both languages, equal loadings and intercepts mean nothing. */
const minConfiguralCfi = 0.9;

/** Lists why a translation cannot become equivalent by this file. The paths are those of the evidence. */
export function checkEvidence(
  evidence: InvarianceFile,
  instrument: Instrument,
  { language, translation }: Pick<TranslationFile, 'language' | 'translation'>,
): readonly Problem[] {
  const own = instrument.language ?? defaultLanguage;
  const problems: Problem[] = [];
  const add = (path: string, expected: string, actual: string, fix: string) =>
    problems.push({ path, expected, actual, fix });
  const another = 'Run invariance.R of a release of this questionnaire.';
  if (getMajor(evidence.version) !== getMajor(instrument.version))
    add(
      'version',
      `a version ${getMajor(instrument.version)} of ${instrument.id}`,
      evidence.version,
      another,
    );
  if (!isSameLanguage(evidence.language, language)) add('language', language, evidence.language, another);
  if (!isSameLanguage(evidence.comparedWith, own)) add('comparedWith', own, evidence.comparedWith, another);
  for (const key of ['people', 'comparedPeople'] as const)
    if (evidence[key] < fewestPeople)
      add(key, `${fewestPeople} or more`, String(evidence[key]), 'Wait until more people have answered.');
  const changed = toQuarter(translation.date);
  if (evidence.firstQuarter === null || evidence.firstQuarter < changed)
    add(
      'firstQuarter',
      `${changed} or later, because the translation was changed on ${translation.date}`,
      evidence.firstQuarter ?? 'not known',
      'Make a release that has only answers to the present words.',
    );
  const scores = listOneFactorScores(instrument);
  if (scores.length === 0)
    add('scores', 'a score that sums three items', 'none', 'This stage cannot be reached with invariance.R.');
  for (const { id, items } of scores) {
    const at = evidence.scores.findIndex((score) => score.id === id);
    const found = evidence.scores[at];
    if (!found) add('scores', `the score ${id}`, 'none', another);
    else if (found.items.join() !== items.join())
      add(`scores[${at}].items`, items.join(', '), found.items.join(', '), another);
    else problems.push(...checkModels(found, `scores[${at}].models`));
  }
  return problems;
}

const modelNames = ['configural', 'metric', 'scalar'] as const;

function checkModels({ title, models }: InvarianceScore, path: string): Problem[] {
  const isFitted = ({ why, cfi, rmsea }: InvarianceModel) => why === '' && cfi !== null && rmsea !== null;
  for (const [at, name] of modelNames.entries()) {
    const [model, before] = [models[at], models[at - 1]];
    const create = (expected: string, actual: string): Problem[] => [
      {
        path: model ? `${path}[${at}]` : path,
        expected: `${title}, ${name}: ${expected}`,
        actual,
        fix: 'Keep the stage. Revise the items that people read differently, and measure again.',
      },
    ];
    if (model?.model !== name || !isFitted(model)) return create('a fitted model', model?.why || 'none');
    const { cfi, rmsea } = model;
    if (!before) {
      if (Number(cfi) < minConfiguralCfi) return create(`CFI of ${minConfiguralCfi} or more`, format(cfi));
      continue;
    }
    const decrease = Number(before.cfi) - Number(cfi);
    const increase = Number(rmsea) - Number(before.rmsea);
    if (decrease > maxCfiDecrease)
      return create(`CFI lower by at most ${maxCfiDecrease}`, `lower by ${format(decrease)}`);
    if (increase > maxRmseaIncrease)
      return create(`RMSEA higher by at most ${maxRmseaIncrease}`, `higher by ${format(increase)}`);
  }
  return [];
}

const format = (value: number | null) => String(Math.round(Number(value) * 1000) / 1000);

/** The quarter of a day: '2027-Q1' for '2027-03-31'. */
function toQuarter(day: string): string {
  const [year, month] = day.split('-');
  return `${year}-Q${Math.ceil(Number(month) / 3)}`;
}
