import type { Instrument } from '#domain/instrument/instrument.ts';
import { isQuestion, getQuestionText, getScale } from '#domain/instrument/questions.ts';
import type { Column, Table } from '#domain/tables/table.ts';
import {
  choicesColumn,
  createAnswerField,
  createNumberField,
  formatChoices,
} from '#domain/redcap/answer-field.ts';
import { createBranching } from '#domain/redcap/branching.ts';
import type { Field } from '#domain/redcap/columns.ts';
import { toFieldName, toInstrumentName, recordId } from './names.ts';

/** Creates the fields of a table in the order of its columns, with instructions between the items. */
export function createFields(table: Table): Field[] {
  const { columns, instrument } = table;
  const form = { 'Form Name': toInstrumentName(table) };
  const facts = columns.filter(
    ({ name, role }) => (role === 'key' || role === 'design') && name !== recordId,
  );
  const scores = columns.filter(({ role }) => role === 'score');
  return [
    ...facts.map((column) => ({ ...form, ...createPlainField(table, column) })),
    ...(instrument ? createItemFields(table, instrument).map((field) => ({ ...form, ...field })) : []),
    ...scores.map((column) => ({
      ...form,
      ...createPlainField(table, column),
      'Field Annotation': '@READONLY',
    })),
  ];
}

function createItemFields(table: Table, instrument: Instrument): Field[] {
  const getField = (id: string) => {
    const column = table.columns.find(({ question }) => question?.id === id);
    return column ? toFieldName(table, column) : id;
  };
  return instrument.items.flatMap((item): Field[] => {
    const branching = item.showWhen && {
      'Branching Logic (Show field only if...)': createBranching({ getField }, item.showWhen),
    };
    if (!isQuestion(item)) {
      const name = toFieldName(table, { name: item.id, type: 'string', description: '', role: 'design' });
      return [
        {
          'Variable / Field Name': name,
          'Field Type': 'descriptive',
          'Field Label': item.instruction,
          ...branching,
        },
      ];
    }
    const column = table.columns.find(({ question }) => question?.id === item.id);
    if (!column) return [];
    return [
      {
        'Variable / Field Name': toFieldName(table, column),
        'Field Label': getQuestionText(item),
        ...createAnswerField(getScale(instrument, item), column.codes ?? []),
        ...branching,
        'Required Field?': instrument.allowsMissing ? '' : 'y',
      },
    ];
  });
}

/** A field that is not a question: key, design or score. */
function createPlainField(table: Table, column: Column): Field {
  const { type, codes, description } = column;
  const name = { 'Variable / Field Name': toFieldName(table, column), 'Field Label': description };
  const isList = codes?.every(({ code }) => /^\w+$/.test(String(code)));
  if (type === 'boolean') return { ...name, 'Field Type': 'yesno' };
  if (codes && isList) return { ...name, 'Field Type': 'radio', [choicesColumn]: formatChoices(codes) };
  if (type === 'string') return { ...name, 'Field Type': 'text' };
  return { ...name, ...createNumberField(type, column.range?.low, column.range?.high) };
}
