import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Problem } from '../../domain/instrument/problem.ts';
import { inAuthorsWords } from './shape-words.ts';

/**
 * Makes the check of shape from the JSON schema of the questionnaires: the problems of one parsed file.
 * Throws when the schema itself is broken.
 */
export function shapeCheck(schema: object): (file: unknown) => Problem[] {
  const validate = compiled(schema);
  return (file) => (validate(file) ? [] : tellingOf(validate.errors ?? []).map(asProblem));
}

/**
 * Without those that only repeat others: 'if' says which of two forms was looked at, and 'propertyNames' that a key was
 * wrong. Where one of several forms was meant, as keys within it show, only what is wrong with that form is told;
 * where none was, the forms are told together.
 */
function tellingOf(errors: readonly ErrorObject[]): ErrorObject[] {
  const told = errors.filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames');
  const choices = told.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  const isMeant = (path: string) =>
    told.some(
      ({ instancePath, keyword }) =>
        instancePath.startsWith(`${path}/`) ||
        (instancePath === path && (keyword === 'required' || keyword === 'additionalProperties')),
    );
  return told.flatMap((error) => {
    const { instancePath: path, keyword } = error;
    if (!choices.includes(path) || (keyword !== 'anyOf' && keyword !== 'type')) return [error];
    if (keyword === 'type' || isMeant(path)) return [];
    const types = told.filter((one) => one.keyword === 'type' && one.instancePath === path);
    return [{ ...error, params: { types: types.map(({ params }) => params.type as string) } }];
  });
}

/** Compiling takes longer than all checks together; while an author writes, the schema stays the same. */
const known = new Map<string, ValidateFunction>();

function compiled(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = known.get(text) ?? withForms().compile(schema);
  known.set(text, validate);
  return validate;
}

/** `patternErrorMessage` says a pattern in words; editors show it, too. */
function withForms(): Ajv {
  return new Ajv({ allErrors: true, verbose: true }).addVocabulary(['patternErrorMessage']);
}

function asProblem(error: ErrorObject): Problem {
  const { keyword, params, instancePath, propertyName } = error;
  const named =
    keyword === 'additionalProperties'
      ? params.additionalProperty
      : keyword === 'required'
        ? params.missingProperty
        : propertyName;
  const path = pathOf(instancePath);
  return { path: named === undefined ? path : joined(path, String(named)), ...inAuthorsWords(error) };
}

/** "/scores/2/report" as "scores[2].report". */
function pathOf(pointer: string): string {
  const steps = pointer.split('/').slice(1);
  return steps.reduce((path, step) => joined(path, step.replaceAll('~1', '/').replaceAll('~0', '~')), '');
}

function joined(path: string, step: string): string {
  if (/^\d+$/.test(step)) return `${path}[${step}]`;
  return path ? `${path}.${step}` : step;
}
