import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Problem } from '../../domain/instrument/problem.ts';

/**
 * Makes the check of shape from the JSON schema of the questionnaires: the problems of one parsed file.
 * Throws when the schema itself is broken.
 */
export function shapeCheck(schema: object): (file: unknown) => Problem[] {
  const validate: ValidateFunction = new Ajv({ allErrors: true, verbose: true }).compile(schema);
  return (file) => {
    if (validate(file)) return [];
    // 'if' only says which of two forms was looked at; what is wrong with it stands in the other errors.
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(asProblem);
  };
}

function asProblem(error: ErrorObject): Problem {
  const path = pathOf(error.instancePath);
  const meaning = (error.parentSchema as { description?: string } | undefined)?.description;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params.additionalProperty);
      return {
        path: joined(path, key),
        expected: `only the keys ${Object.keys(error.parentSchema?.properties ?? {}).join(', ')}`,
        found: `the unknown key "${key}"`,
        mend: 'Remove the key, or correct its spelling.',
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
        expected: expectation(error),
        found: shown(error.data),
        mend: meaning ? `Change it. ${meaning}` : 'Change it to what is expected.',
      };
  }
}

function expectation({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'enum') return `one of ${(params.allowedValues as unknown[]).map(shown).join(', ')}`;
  if (keyword === 'const') return shown(params.allowedValue);
  if (keyword === 'type') return `a value of type ${params.type}`;
  return (message ?? keyword).replace(/^must /, 'it to ').replace(/^it to NOT /, 'it not to ');
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

function descriptionOf(schema: object | undefined, key: string): string {
  const properties = (schema as { properties?: Record<string, { description?: string }> })?.properties;
  return properties?.[key]?.description ?? '';
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
