import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QualityFile } from '#domain/psychometrics/quality-file.ts';
import { listJsonNames } from './list-json-files.ts';
import { parseJson } from './parse-json.ts';

/** A file of `questionnaires/quality`. */
export interface MeasuredQualityFile {
  /** Such as 'S4@1.json'. */
  readonly name: string;
  readonly text: string;
  /** Undefined if the file is not valid output of `npm run quality`. */
  readonly quality: QualityFile | undefined;
}

/**
 * Reads the measured quality of the questionnaires, sorted by name. Empty if the folder does not exist.
 * @param folder folder of the questionnaires
 */
export function readQuality(folder: string): MeasuredQualityFile[] {
  const own = join(folder, 'quality');
  return listJsonNames(own).map((name) => {
    const text = readFileSync(join(own, name), 'utf8');
    const json = parseJson(text);
    return { name, text, quality: json.problem || !isQuality(json.parsed, name) ? undefined : json.parsed };
  });
}

type UnknownObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is UnknownObject => typeof value === 'object' && value !== null;
const isListOf = (value: unknown, isRight: (one: UnknownObject) => boolean) =>
  Array.isArray(value) && value.every((one) => isObject(one) && isRight(one));
const isFigure = (value: unknown) =>
  isObject(value) && (value.value === null || typeof value.value === 'number');

/** Checks only the keys that are read here, because the file is generated. */
function isQuality(value: unknown, name: string): value is QualityFile {
  return (
    isObject(value) &&
    value.format === 1 &&
    `${String(value.table)}.json` === name &&
    isObject(value.estimators) &&
    isListOf(
      value.groups,
      (group) =>
        typeof group.version === 'string' &&
        isListOf(group.items, isItem) &&
        isListOf(group.scores, isScore) &&
        Array.isArray(group.flags),
    )
  );
}

const isItem = ({ id, mean, sd, skew }: UnknownObject) =>
  typeof id === 'string' && [mean, sd, skew].every(isFigure);

function isScore({ id, alpha, omega, standardError, floor, ceiling, items, retest }: UnknownObject): boolean {
  return (
    typeof id === 'string' &&
    [alpha, omega, standardError, floor, ceiling].every(isFigure) &&
    isListOf(items, ({ itemTotal, alphaWithout }) => isFigure(itemTotal) && isFigure(alphaWithout)) &&
    isListOf(
      retest,
      ({ days, icc, smallestChange }) => Array.isArray(days) && isFigure(icc) && isFigure(smallestChange),
    )
  );
}
