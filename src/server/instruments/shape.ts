import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { nearestName } from '../../domain/reading/nearest.ts';
import type { Problem } from '../../domain/instrument/problem.ts';

/**
 * Makes the check of shape from the JSON schema of the questionnaires: the problems of one parsed file.
 * Throws when the schema itself is broken.
 */
export function shapeCheck(schema: object): (file: unknown) => Problem[] {
  const validate = compiled(schema);
  return (file) => {
    if (validate(file)) return [];
    // 'if' only says which of two forms was looked at; what is wrong with it stands in the other errors.
    return tellingOf(validate.errors ?? [])
      .filter(({ keyword }) => keyword !== 'if')
      .map(asProblem);
  };
}

/** Where one of several forms was meant, as keys within it show, only what is wrong with that form is told. */
function tellingOf(errors: readonly ErrorObject[]): ErrorObject[] {
  const meant = errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .map(({ instancePath }) => instancePath)
    .filter((path) =>
      errors.some(
        ({ instancePath, keyword }) =>
          instancePath.startsWith(`${path}/`) ||
          (instancePath === path && (keyword === 'required' || keyword === 'additionalProperties')),
      ),
    );
  return errors.filter(
    ({ instancePath, keyword }) =>
      !(meant.includes(instancePath) && (keyword === 'anyOf' || keyword === 'type')),
  );
}

/** Compiling takes longer than all checks together; while an author writes, the schema stays the same. */
const known = new Map<string, ValidateFunction>();

function compiled(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = known.get(text) ?? new Ajv({ allErrors: true, verbose: true }).compile(schema);
  known.set(text, validate);
  return validate;
}

function asProblem(error: ErrorObject): Problem {
  const path = pathOf(error.instancePath);
  const meaning = (error.parentSchema as { description?: string } | undefined)?.description;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params.additionalProperty);
      const near = nearestName(key, Object.keys(error.parentSchema?.properties ?? {}));
      return {
        path: joined(path, key),
        expected: `only the keys ${Object.keys(error.parentSchema?.properties ?? {}).join(', ')}`,
        found: `the unknown key "${key}"`,
        mend: near ? `Write "${near}".` : 'Remove the key, or correct its spelling.',
      };
    }
    case 'required': {
      const key = String(error.params.missingProperty);
      return {
        path: joined(path, key),
        expected: `the key "${key}"`,
        found: 'nothing',
        mend: `Add it. ${descriptionOf(error.parentSchema, key)}`.trim(),
      };
    }
    default:
      return {
        path,
        expected: expectation(error, meaning),
        found: shown(error.data),
        mend:
          meaning && error.keyword !== 'pattern' ? `Change it. ${meaning}` : 'Change it to what is expected.',
      };
  }
}

function expectation({ keyword, params, message }: ErrorObject, meaning: string | undefined): string {
  const { limit } = params as { limit?: number };
  switch (keyword) {
    case 'enum':
      return `one of ${(params.allowedValues as unknown[]).map(shown).join(', ')}`;
    case 'const':
      return shown(params.allowedValue);
    case 'type':
      return typeNames[params.type as string] ?? `a value of type ${params.type}`;
    case 'minItems':
      return `at least ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
    case 'maxItems':
      return `at most ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
    case 'minLength':
      return limit === 1 ? 'some words' : `at least ${limit} characters`;
    case 'maxLength':
      return `at most ${limit} characters`;
    case 'minimum':
      return `${limit} or more`;
    case 'maximum':
      return `${limit} or less`;
    case 'exclusiveMinimum':
      return `a number above ${limit}`;
    case 'exclusiveMaximum':
      return `a number below ${limit}`;
    case 'uniqueItems':
      return 'each entry once';
    case 'pattern':
      return params.pattern === '\\S' ? 'some words' : (meaning ?? `text of the form ${params.pattern}`);
    default:
      return (message ?? keyword).replace(/^must /, 'it to ').replace(/^it to NOT /, 'it not to ');
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'words in quotation marks',
  number: 'a number, without quotation marks',
  integer: 'a whole number, without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in square brackets',
  object: 'a group of keys in curly braces',
};

/** "/scores/2/report" as "scores[2].report". */
function pathOf(pointer: string): string {
  const steps = pointer.split('/').slice(1);
  return steps.reduce((path, step) => joined(path, step.replaceAll('~1', '/').replaceAll('~0', '~')), '');
}

function joined(path: string, step: string): string {
  if (/^\d+$/.test(step)) return `${path}[${step}]`;
  return path ? `${path}.${step}` : step;
}

function descriptionOf(schema: object | undefined, key: string): string {
  const properties = (schema as { properties?: Record<string, { description?: string }> })?.properties;
  return properties?.[key]?.description ?? '';
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
