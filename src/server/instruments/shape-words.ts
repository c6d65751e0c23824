import type { ErrorObject } from 'ajv';
import { nearestName } from '../../domain/reading/nearest.ts';

/** What a rule of the schema asks for, and what to do about a value that breaks it. */
interface Words {
  readonly expected: string;
  /** How the value is told, where more than the value itself helps. */
  readonly found?: string;
  readonly mend: string;
}

type Rule = (error: ErrorObject, meaning: string) => Words;

/**
 * One entry for each keyword of our schemas that judges a value, in the author's words.
 * `meaning` is the schema's description of the value, '' where it has none.
 */
const rules: Readonly<Record<string, Rule>> = {
  additionalProperties: ({ params, parentSchema }) => {
    const keys = Object.keys(parentSchema?.properties ?? {});
    const key = String(params.additionalProperty);
    const near = nearestName(key, keys);
    return {
      expected: `only the keys ${keys.join(', ')}`,
      found: `the unknown key "${key}"`,
      mend: near ? `Write "${near}".` : 'Remove the key, or correct its spelling.',
    };
  },
  required: ({ params, parentSchema }) => {
    const key = String(params.missingProperty);
    const { description = '' } = (parentSchema?.properties?.[key] ?? {}) as { description?: string };
    return { expected: `the key "${key}"`, found: 'nothing', mend: withMeaning('Add it.', description) };
  },
  type: ({ params, data, parentSchema }, meaning) => ({
    expected: typesInWords(params.type as string | readonly string[]),
    mend:
      typeMend(params.type as string | readonly string[], data) ??
      listMend(params.type as string | readonly string[], data, parentSchema) ??
      withMeaning('Change it.', meaning),
  }),
  anyOf: ({ params }, meaning) => ({
    expected: typesInWords(params.types as readonly string[]),
    mend: withMeaning('Change it.', meaning),
  }),
  enum: ({ params, data }, meaning) => {
    const allowed = params.allowedValues as readonly unknown[];
    const names = allowed.filter((one) => typeof one === 'string' && one !== '') as string[];
    const near = typeof data === 'string' && data.length > 2 ? nearestName(data, names) : undefined;
    return {
      expected: `one of ${allowed.map(shown).join(', ')}`,
      mend: near ? `Write "${near}".` : withMeaning('Write one of them.', meaning),
    };
  },
  const: ({ params }) => {
    const value = shown(params.allowedValue);
    return { expected: value, mend: `Write ${value}.` };
  },
  not: ({ schema, data }, meaning) => {
    const { required, const: value } = schema as { required?: readonly string[]; const?: unknown };
    if (required) {
      const keys = required.map((key) => `"${key}"`);
      return { expected: `${keys.join(' or ')}, not both`, mend: 'Take one of the two out.' };
    }
    return {
      expected: `any other than ${shown(value ?? data)}`,
      mend: withMeaning('Change it.', meaning),
    };
  },
  pattern: ({ params, data, parentSchema }, meaning) => {
    const { patternErrorMessage } = (parentSchema ?? {}) as { patternErrorMessage?: string };
    const pattern = String(params.pattern);
    if (pattern === '\\S') return { expected: 'some words', mend: withMeaning('Write them.', meaning) };
    const bare = typeof data === 'string' ? data.trim() : '';
    const isSpaced = bare !== data && new RegExp(pattern, 'u').test(bare);
    return {
      expected: patternErrorMessage ?? meaning,
      mend: isSpaced ? 'Take out the space at its beginning or end.' : 'Write it in that form.',
    };
  },
  minLength: ({ params: { limit } }, meaning) => ({
    expected: limit === 1 ? 'some words' : `at least ${limit} characters`,
    mend: withMeaning(limit === 1 ? 'Write them.' : 'Write more.', meaning),
  }),
  maxLength: ({ params: { limit }, data }) => ({
    expected: `at most ${limit} characters`,
    found: `${String(data).length} characters: ${shown(data)}`,
    mend: 'Make it shorter.',
  }),
  minItems: ({ params: { limit }, data }, meaning) => ({
    expected: `at least ${entries(limit)}`,
    found: counted(data),
    mend: withMeaning('Add what is missing.', meaning),
  }),
  maxItems: ({ params: { limit }, data }, meaning) => ({
    expected: `at most ${entries(limit)}`,
    found: counted(data),
    mend: withMeaning('Take some out.', meaning),
  }),
  minProperties: (_, meaning) => ({
    expected: 'at least one entry',
    found: 'none',
    mend: withMeaning('Add what is missing.', meaning),
  }),
  uniqueItems: ({ params: { i }, data }) => ({
    expected: 'each entry once',
    found: `${shown((data as readonly unknown[])[Number(i)])} a second time`,
    mend: 'Take one of the two out.',
  }),
  minimum: limited((limit) => `${limit} or more`),
  maximum: limited((limit) => `${limit} or less`),
  exclusiveMinimum: limited((limit) => `a number above ${limit}`),
  exclusiveMaximum: limited((limit) => `a number below ${limit}`),
};

/** The keywords that can be told in words; a test holds the schemas against them. */
export const knownKeywords: readonly string[] = Object.keys(rules);

/** What a broken rule of the schema says to the author. */
export function inAuthorsWords(error: ErrorObject): Required<Words> {
  const { description: meaning = '' } = (error.parentSchema ?? {}) as { description?: string };
  const rule = rules[error.keyword];
  const words = rule?.(error, meaning) ?? {
    expected: meaning || 'another value',
    mend: 'Compare it with the same place in another file.',
  };
  return { found: shown(error.data), ...words };
}

function limited(expected: (limit: number) => string): Rule {
  return ({ params }, meaning) => ({
    expected: expected(Number(params.limit)),
    mend: withMeaning('Change it.', meaning),
  });
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'words in quotation marks',
  number: 'a number, without quotation marks',
  integer: 'a whole number, without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in square brackets',
  object: 'a group of keys in curly braces',
  null: 'null, without quotation marks',
};

function typesInWords(types: string | readonly string[]): string {
  return [types]
    .flat()
    .map((type) => typeNames[type] ?? type)
    .join('; or ');
}

/** Where quotation marks alone are too many or missing. */
function typeMend(types: string | readonly string[], data: unknown): string | undefined {
  const wanted = [types].flat();
  if (typeof data === 'number' && wanted.includes('string')) return `Write "${data}", with quotation marks.`;
  if (typeof data !== 'string') return undefined;
  const isMeant =
    (wanted.includes('boolean') && /^(true|false)$/.test(data)) ||
    (wanted.includes('null') && data === 'null') ||
    (wanted.includes('number') && /^-?\d+(\.\d+)?$/.test(data)) ||
    (wanted.includes('integer') && /^-?\d+$/.test(data));
  return isMeant ? `Write ${data}, without quotation marks.` : undefined;
}

/** Where square brackets alone are missing around one entry, or too many around one value. */
function listMend(
  types: string | readonly string[],
  data: unknown,
  schema: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const wanted = [types].flat();
  const { type: entry } = (schema?.items ?? {}) as { type?: string };
  if (wanted.includes('array') && entry === typeof data) return `Write [${shown(data)}].`;
  if (!Array.isArray(data) || data.length !== 1 || !wanted.includes(typeof data[0])) return undefined;
  return `Write ${shown(data[0])}, without the square brackets.`;
}

function entries(limit: unknown): string {
  return `${limit} ${limit === 1 ? 'entry' : 'entries'}`;
}

function counted(list: unknown): string {
  const { length } = list as readonly unknown[];
  return length === 0 ? 'none' : `${length}`;
}

function withMeaning(todo: string, meaning: string): string {
  return meaning ? `${todo} ${meaning}` : todo;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
