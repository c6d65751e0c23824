import { createShapeRule } from './shape-rule.ts';
import { formatValue, appendSchemaDescription } from './format-schema-values.ts';

export const wrongTypeRule = createShapeRule({
  id: 'shape/wrong-kind',
  description: 'A value has the type of its key: text, a number, true or false, a list, or an object.',
  keywords: ['type', 'anyOf'],
  examples: [
    { bad: '"position": "5"', good: '"position": 5' },
    { bad: '"allowsMissing": "false"', good: '"allowsMissing": false' },
  ],
  describe: ({ keyword, params, data, parentSchema }, meaning) => {
    const types = [params.type ?? params.types].flat().map(String);
    const expected = types.map((type) => typeNames[type] ?? type).join('; or ');
    const near =
      keyword === 'type'
        ? (suggestQuotes(types, data) ?? suggestBrackets(types, data, parentSchema))
        : undefined;
    return { expected, fix: near ?? appendSchemaDescription('Change it.', meaning) };
  },
});

const typeNames: Readonly<Record<string, string>> = {
  string: 'words in quotation marks',
  number: 'a number, without quotation marks',
  integer: 'a whole number, without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in square brackets',
  object: 'a group of keys in curly braces',
  null: 'null, without quotation marks',
};

/** Suggests to add or remove quotation marks if nothing else is wrong. */
function suggestQuotes(expectedTypes: readonly string[], data: unknown): string | undefined {
  if (typeof data === 'number' && expectedTypes.includes('string'))
    return `Write "${data}", with quotation marks.`;
  if (typeof data !== 'string') return undefined;
  const isMeant =
    (expectedTypes.includes('boolean') && /^(true|false)$/.test(data)) ||
    (expectedTypes.includes('null') && data === 'null') ||
    (expectedTypes.includes('number') && /^-?\d+(\.\d+)?$/.test(data)) ||
    (expectedTypes.includes('integer') && /^-?\d+$/.test(data));
  return isMeant ? `Write ${data}, without quotation marks.` : undefined;
}

/** Suggests to add or remove square brackets if nothing else is wrong. */
function suggestBrackets(
  expectedTypes: readonly string[],
  data: unknown,
  schema: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const { type: entry } = (schema?.items ?? {}) as { type?: string };
  if (expectedTypes.includes('array') && entry === typeof data) return `Write [${formatValue(data)}].`;
  if (!Array.isArray(data) || data.length !== 1 || !expectedTypes.includes(typeof data[0])) return undefined;
  return `Write ${formatValue(data[0])}, without the square brackets.`;
}
