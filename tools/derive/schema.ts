import { reportCharts } from '#domain/instrument/charts.ts';
import type { Operand } from '#domain/scoring/formulas/formula.ts';
import { formulas } from '#domain/scoring/formulas/index.ts';
import type { Schema } from './types.ts';

/** The parts of the schema of questionnaires that are read or generated here. */
export interface QuestionnaireSchema extends Schema {
  readonly properties: Readonly<Record<string, Schema>> & {
    readonly scores: { readonly items: { readonly properties: Readonly<Record<'id' | 'formula', Schema>> } };
  };
  readonly definitions: Readonly<
    Record<string, Schema & { readonly properties?: Readonly<Record<string, Schema>> }>
  >;
}

/** Replaces the formulas and charts of the schema of questionnaires by those of the code. Nothing else changes. */
export function addFormulasAndCharts(schema: QuestionnaireSchema): QuestionnaireSchema {
  const { scores } = schema.properties;
  const { statementItem, report } = schema.definitions;
  const itemId = statementItem?.properties?.id ?? {};
  const { id: scoreId, formula } = scores.items.properties;
  const properties = { ...scores.items.properties, formula: { ...formula, ...createFormulaVariants() } };
  return {
    ...schema,
    properties: { ...schema.properties, scores: { ...scores, items: { ...scores.items, properties } } },
    definitions: {
      ...replaceFormulas(schema.definitions, { items: itemId, scores: scoreId }),
      report: { ...report, properties: { ...report?.properties, chart: createEnumSchema('', reportCharts) } },
    },
  };
}

/** A condition for each kind of formula, so that errors refer to the kind of the formula. */
function createFormulaVariants(): Schema {
  return {
    properties: { kind: createEnumSchema('Which form this takes: ', formulas) },
    allOf: Object.keys(formulas).map((kind) => ({
      if: { required: ['kind'], properties: { kind: { const: kind } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON schema
      then: { $ref: `#/definitions/${kind}Formula` },
    })),
  };
}

/** Replaces the definitions of formulas, at the position of the first one. */
function replaceFormulas(
  definitions: QuestionnaireSchema['definitions'],
  ids: Readonly<Record<Operand['of'], Schema>>,
): QuestionnaireSchema['definitions'] {
  const entries = Object.entries(definitions);
  const isFormula = ([name]: [string, unknown]) => name.endsWith('Formula');
  const index = entries.findIndex(isFormula);
  const others = entries.filter((entry) => !isFormula(entry));
  const generated = Object.entries(formulas).map(([kind, rules]): [string, Schema] => {
    const { description, parameters = {} } = rules;
    // The parameters of nested conditions name their operands.
    const keys = rules.named ? {} : rules.keys;
    const requiredParameters = Object.entries(parameters).flatMap(([key, { isOptional }]) =>
      isOptional ? [] : [key],
    );
    return [
      `${kind}Formula`,
      {
        type: 'object',
        description,
        additionalProperties: false,
        required: ['kind', ...Object.keys(keys), ...requiredParameters],
        properties: {
          kind: { const: kind, description: 'The form, as named above.' },
          ...Object.fromEntries(
            Object.entries(keys).map(([key, operand]) => [key, createKeySchema(operand, ids)]),
          ),
          ...Object.fromEntries(Object.entries(parameters).map(([key, { schema }]) => [key, schema])),
        },
      },
    ];
  });
  return Object.fromEntries([...others.slice(0, index), ...generated, ...others.slice(index)]);
}

/**
 * Updates the table of formulas in the guide of authors.
 * @throws Error if the guide has no table of formulas
 */
export function updateFormulaTable(guide: string): string {
  const table = /\| `kind` +\| keys +\| result +\|\n(?:\|.*\n)+/;
  if (!table.test(guide))
    throw new Error('docs/questionnaire-reference.md has no table "`kind` | keys | result". Restore it.');
  const rows = Object.entries(formulas).map(([kind, { description, keys, named, parameters = {} }]) => {
    const operands = named ? [] : Object.keys(keys).map((key) => `\`${key}\``);
    const others = Object.entries(parameters).map(
      ([key, { isOptional }]) => `\`${key}\`${isOptional ? ' (optional)' : ''}`,
    );
    return [`\`${kind}\``, [...operands, ...others].join(', '), description];
  });
  return guide.replace(table, () => formatTable(['`kind`', 'keys', 'result'], rows));
}

/** Formats a Markdown table with aligned columns. */
function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = widths.map((width) => '-'.repeat(width));
  return [head, line, ...rows]
    .map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`)
    .join('');
}

function createEnumSchema(intro: string, entries: Readonly<Record<string, { readonly label: string }>>) {
  const labels = Object.entries(entries).map(([name, { label }]) => `'${name}': ${label}`);
  return { type: 'string', description: `${intro}${labels.join('; ')}.`, enum: Object.keys(entries) };
}

/** The schema of a key of a formula, with the pattern of ids of its kind. */
function createKeySchema({ of, isList, description }: Operand, ids: Readonly<Record<Operand['of'], Schema>>) {
  const id = ids[of];
  if (!isList) return { ...id, description };
  const entry = of === 'items' ? 'Id of an item of this file.' : 'Id of an earlier score.';
  return {
    type: 'array',
    description,
    items: { ...id, description: entry },
    minItems: 1,
    uniqueItems: true,
  };
}
