import { _, Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Problem } from '#domain/instrument/problem.ts';
import { shapeRules } from './list.ts';
import { formatValue } from './format-schema-values.ts';

/** A violation of a JSON schema. Its path is '' for the whole file. */
export type SchemaViolation = Problem & { readonly rule: string };

/**
 * Creates a validator for a JSON schema that returns the violations of a parsed file.
 * @throws Error if the schema is invalid
 */
export function createSchemaValidator(schema: object): (file: unknown) => SchemaViolation[] {
  const validate = compileSchema(schema);
  return (file) => (validate(file) ? [] : filterRelevantErrors(validate.errors ?? []).map(toShapeProblem));
}

/**
 * Drops redundant errors: 'if', 'propertyNames' and duplicates. For `anyOf`, keeps only the errors of the alternative
 * that was meant, according to the keys; if none was, merges the alternatives into one error.
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

/** Returns true if both errors report the same type error of the same value. */
function isSame(one: ErrorObject, other: ErrorObject): boolean {
  return (
    one.keyword === 'type' &&
    other.keyword === 'type' &&
    one.instancePath === other.instancePath &&
    one.params.type === other.params.type
  );
}

/** Cache by schema. Compiling a schema takes longer than all checks together. */
const validators = new Map<string, ValidateFunction>();

function compileSchema(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = validators.get(text) ?? createAjv().compile(schema);
  validators.set(text, validate);
  return validate;
}

/**
 * `patternErrorMessage` describes a pattern; editors display it too. `x-translate` marks texts for translation. `minLength` ignores
 * outer spaces.
 */
function createAjv(): Ajv {
  return new Ajv({ allErrors: true, verbose: true })
    .addVocabulary(['patternErrorMessage', 'x-translate'])
    .removeKeyword('minLength')
    .addKeyword({
      keyword: 'minLength',
      type: 'string',
      schemaType: 'number',
      error: { message: 'must have words', params: ({ schema }) => _`{limit: ${schema}}` },
      validate: (minLength: number, text: string) => text.trim().length >= minLength,
    });
}

function toShapeProblem(error: ErrorObject): SchemaViolation {
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

/** Describes an error with the rule of its keyword. */
function describeError(error: ErrorObject): Omit<SchemaViolation, 'path'> {
  const { description = '' } = (error.parentSchema ?? {}) as { description?: string };
  const actual = formatValue(error.data);
  const rule = shapeRules.find(
    ({ keywords, covers }) => keywords.includes(error.keyword) && (covers?.(error) ?? true),
  );
  // A test verifies that every keyword of the schemas has a rule.
  if (!rule) throw new Error(`No rule describes the keyword "${error.keyword}" into words.`);
  return { rule: rule.id, level: rule.level, actual, ...rule.describe(error, description) };
}

/** Converts a JSON pointer: "/scores/2/report" becomes "scores[2].report". */
function toJsonPath(pointer: string): string {
  const steps = pointer.split('/').slice(1);
  return steps.reduce((path, step) => appendStep(path, step.replaceAll('~1', '/').replaceAll('~0', '~')), '');
}

function appendStep(path: string, step: string): string {
  if (/^\d+$/.test(step)) return `${path}[${step}]`;
  return path ? `${path}.${step}` : step;
}
