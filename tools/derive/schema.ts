import { charts } from '#domain/instrument/charts.ts';
import type { Operand } from '#domain/scoring/formulas/formula.ts';
import { formulas } from '#domain/scoring/formulas/index.ts';
import type { Schema } from './types.ts';

/** What is read or written here of the schema of questionnaires. */
export interface QuestionnaireSchema extends Schema {
  readonly properties: Readonly<Record<string, Schema>> & {
    readonly scores: { readonly items: { readonly properties: Readonly<Record<'id' | 'formula', Schema>> } };
  };
  readonly definitions: Readonly<
    Record<string, Schema & { readonly properties?: Readonly<Record<string, Schema>> }>
  >;
}

/**
 * The schema of questionnaires with what the lists of formulas and charts say in place of what it said of them.
 * All else stays as it was written by hand.
 */
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
      report: { ...report, properties: { ...report?.properties, chart: createEnumSchema('', charts) } },
    },
  };
}

/** One form for each kind of formula: a condition alone, so that a fault is told for the form that was meant. */
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

/** The definitions with those of the formulas in the place of the first one. */
function replaceFormulas(
  definitions: QuestionnaireSchema['definitions'],
  ids: Readonly<Record<Operand['of'], Schema>>,
): QuestionnaireSchema['definitions'] {
  const all = Object.entries(definitions);
  const isFormula = ([name]: [string, unknown]) => name.endsWith('Formula');
  const place = all.findIndex(isFormula);
  const others = all.filter((entry) => !isFormula(entry));
  const own = Object.entries(formulas).map(([kind, rules]): [string, Schema] => {
    const { description, parameters = {} } = rules;
    // Nested conditions name what they need themselves.
    const keys = rules.named ? {} : rules.keys;
    const needed = Object.entries(parameters).flatMap(([key, { isOptional }]) => (isOptional ? [] : [key]));
    return [
      `${kind}Formula`,
      {
        type: 'object',
        description,
        additionalProperties: false,
        required: ['kind', ...Object.keys(keys), ...needed],
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
  return Object.fromEntries([...others.slice(0, place), ...own, ...others.slice(place)]);
}

/** The authors' guide with the formulas that there are. */
export function updateFormulaList(guide: string): string {
  const list = Object.entries(formulas).map(([kind, { keys, named, parameters = {} }]) => {
    const names = [...(named ? [] : Object.keys(keys)), ...Object.keys(parameters)].map(
      (key) => `\`${key}\``,
    );
    return `\`${kind}\` of ${names.join(' and ')}`;
  });
  return guide.replace(/`formula` is one of: [^.]*\./, `\`formula\` is one of: ${list.join('; ')}.`);
}

function createEnumSchema(intro: string, entries: Readonly<Record<string, { readonly label: string }>>) {
  const labels = Object.entries(entries).map(([name, { label }]) => `'${name}': ${label}`);
  return { type: 'string', description: `${intro}${labels.join('; ')}.`, enum: Object.keys(entries) };
}

/** The schema of one key of a formula, with the form that ids of its kind have. */
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
