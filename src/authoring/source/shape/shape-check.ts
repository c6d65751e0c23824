import { _, Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { UnlocatedFinding } from '../../finding/finding.ts';
import { shapeRules } from './list.ts';
import { formatValue } from './format-value.ts';

/** A fault of shape, of the whole file where its path is ''. */
export type ShapeFault = UnlocatedFinding & { readonly rule: string };

/**
 * Makes the check of shape from the JSON schema of the questionnaires: the faults of one parsed file.
 * Throws when the schema itself is broken.
 */
export function createShapeCheck(schema: object): (file: unknown) => ShapeFault[] {
  const validate = compileSchema(schema);
  return (file) => (validate(file) ? [] : filterRelevantErrors(validate.errors ?? []).map(toShapeFault));
}

/**
 * Without those that only repeat others: 'if' says which of two forms was looked at, and 'propertyNames' that a key was
 * wrong. Where one of several forms was meant, as keys within it show, only what is wrong with that form is told;
 * where none was, the forms are told together.
 */
function filterRelevantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const relevant = errors
    .filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames')
    .filter((error, at, all) => !all.slice(0, at).some((one) => isSame(one, error)));
  const choices = relevant
    .filter(({ keyword }) => keyword === 'anyOf')
    .map(({ instancePath }) => instancePath);
  const isMeant = (path: string) =>
    relevant.some(
      ({ instancePath, keyword }) =>
        instancePath.startsWith(`${path}/`) ||
        (instancePath === path && (keyword === 'required' || keyword === 'additionalProperties')),
    );
  return relevant.flatMap((error) => {
    const { instancePath: path, keyword } = error;
    if (!choices.includes(path) || (keyword !== 'anyOf' && keyword !== 'type')) return [error];
    if (keyword === 'type' || isMeant(path)) return [];
    const types = relevant.filter((one) => one.keyword === 'type' && one.instancePath === path);
    return [{ ...error, params: { types: types.map(({ params }) => params.type as string) } }];
  });
}

/** Is one fault told of one value, by a form and by the choice between forms? */
function isSame(one: ErrorObject, other: ErrorObject): boolean {
  return (
    one.keyword === 'type' &&
    other.keyword === 'type' &&
    one.instancePath === other.instancePath &&
    one.params.type === other.params.type
  );
}

/** Compiling takes longer than all checks together; while an author writes, the schema stays the same. */
const known = new Map<string, ValidateFunction>();

function compileSchema(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = known.get(text) ?? createAjv().compile(schema);
  known.set(text, validate);
  return validate;
}

/** `patternErrorMessage` says a pattern in words; editors show it, too. Of words that are asked for, spaces are none. */
function createAjv(): Ajv {
  return new Ajv({ allErrors: true, verbose: true })
    .addVocabulary(['patternErrorMessage'])
    .removeKeyword('minLength')
    .addKeyword({
      keyword: 'minLength',
      type: 'string',
      schemaType: 'number',
      error: { message: 'must have words', params: ({ schema }) => _`{limit: ${schema}}` },
      validate: (least: number, text: string) => text.trim().length >= least,
    });
}

function toShapeFault(error: ErrorObject): ShapeFault {
  const { keyword, params, instancePath, propertyName } = error;
  const named =
    keyword === 'additionalProperties'
      ? params.additionalProperty
      : keyword === 'required'
        ? params.missingProperty
        : propertyName;
  const path = toJsonPath(instancePath);
  return { path: named === undefined ? path : appendStep(path, String(named)), ...describeError(error) };
}

/** What a broken keyword says to the author, with the id of its rule. */
function describeError(error: ErrorObject): Omit<ShapeFault, 'path'> {
  const { description = '' } = (error.parentSchema ?? {}) as { description?: string };
  const actual = formatValue(error.data);
  const rule = shapeRules.find(
    ({ keywords, covers }) => keywords.includes(error.keyword) && (covers?.(error) ?? true),
  );
  // A test holds every keyword of the schemas against the rules, so that each has one.
  if (!rule) throw new Error(`No rule puts the keyword "${error.keyword}" into words.`);
  return { rule: rule.id, level: rule.level, actual, ...rule.words(error, description) };
}

/** "/scores/2/report" as "scores[2].report". */
function toJsonPath(pointer: string): string {
  const steps = pointer.split('/').slice(1);
  return steps.reduce((path, step) => appendStep(path, step.replaceAll('~1', '/').replaceAll('~0', '~')), '');
}

function appendStep(path: string, step: string): string {
  if (/^\d+$/.test(step)) return `${path}[${step}]`;
  return path ? `${path}.${step}` : step;
}
