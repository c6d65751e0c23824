import { getNumericRange } from '#domain/answers/codes.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { isQuestion, getQuestionText, getScale } from '#domain/instrument/questions.ts';
import type { Column, Table } from '#domain/tables/table.ts';
import { createBranching } from './branching.ts';
import type { Field } from './columns.ts';
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
  return instrument.items.flatMap((item): Field[] => {
    const branching = item.showWhen && {
      'Branching Logic (Show field only if...)': createBranching(table, item.showWhen),
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
        ...createAnswerField(getScale(instrument, item), column),
        ...branching,
        'Required Field?': instrument.allowsMissing ? '' : 'y',
      },
    ];
  });
}

/** REDCap sliders range from 0 to 100, so rating and bipolar scales are radio buttons. */
function createAnswerField(scale: Scale, { codes = [] }: Column): Field {
  switch (scale.kind) {
    case 'choice':
    case 'bipolar':
      return { 'Field Type': 'radio', [choices]: formatChoices(codes) };
    case 'several': {
      const alone = scale.options.filter((option) => option.alone).map(({ code }) => code);
      return {
        'Field Type': 'checkbox',
        [choices]: formatChoices(scale.options),
        ...(alone.length > 0 && { 'Field Annotation': `@NONEOFTHEABOVE='${alone.join(',')}'` }),
      };
    }
    case 'rating': {
      const { min, max, low, high } = scale;
      const numbers = Array.from({ length: max - min + 1 }, (_, at) => min + at);
      const getLabel = (number: number) =>
        number === min ? `${number} ${low}` : number === max ? `${number} ${high}` : `${number}`;
      return {
        'Field Type': 'radio',
        [choices]: formatChoices(numbers.map((code) => ({ code, label: getLabel(code) }))),
      };
    }
    case 'analogue': {
      const { min, max } = getNumericRange(scale);
      return {
        'Field Type': 'slider',
        [choices]: `${withoutBars(scale.low)} | | ${withoutBars(scale.high)}`,
        'Text Validation Min': min,
        'Text Validation Max': max,
      };
    }
    case 'number':
      return { ...createNumberField('integer', scale.min, scale.max), 'Field Note': scale.unit ?? '' };
    case 'time':
      return { ...createNumberField('integer', 0, 1439), 'Field Note': 'minutes after midnight' };
    case 'duration':
      return { ...createNumberField('integer', scale.min, scale.max), 'Field Note': 'minutes' };
    case 'date':
      return { 'Field Type': 'text', 'Text Validation Type OR Show Slider Number': 'date_ymd' };
    case 'text':
      return { 'Field Type': 'notes' };
  }
}

/** A field that is not a question: key, design or score. */
function createPlainField(table: Table, column: Column): Field {
  const { type, codes, description } = column;
  const name = { 'Variable / Field Name': toFieldName(table, column), 'Field Label': description };
  const isList = codes?.every(({ code }) => /^\w+$/.test(String(code)));
  if (type === 'boolean') return { ...name, 'Field Type': 'yesno' };
  if (codes && isList) return { ...name, 'Field Type': 'radio', [choices]: formatChoices(codes) };
  if (type === 'string') return { ...name, 'Field Type': 'text' };
  return { ...name, ...createNumberField(type, column.range?.low, column.range?.high) };
}

function createNumberField(validation: 'integer' | 'number', min?: number, max?: number): Field {
  return {
    'Field Type': 'text',
    'Text Validation Type OR Show Slider Number': validation,
    ...(min !== undefined && { 'Text Validation Min': min }),
    ...(max !== undefined && { 'Text Validation Max': max }),
  };
}

const choices = 'Choices, Calculations, OR Slider Labels';

function formatChoices(codes: readonly { readonly code: number | string; readonly label: string }[]): string {
  return codes.map(({ code, label }) => `${code}, ${withoutBars(label)}`).join(' | ');
}

/** A vertical bar separates choices in REDCap. */
function withoutBars(label: string): string {
  return label.replaceAll(/\s*\|\s*|\s+/g, (sign) => (sign.includes('|') ? ' / ' : ' ')).trim();
}
