import type { Instrument, Item, Scale, Score } from '#domain/instrument/instrument.ts';
import { isQuestion } from '#domain/instrument/questions.ts';
import { formatCsvCell } from '#domain/tables/csv-cell.ts';
import { createBranching, createCalculation, listExportCodes, toFieldName } from './redcap-text.ts';

const columns = [
  'Variable / Field Name',
  'Form Name',
  'Section Header',
  'Field Type',
  'Field Label',
  'Choices, Calculations, OR Slider Labels',
  'Field Note',
  'Text Validation Type OR Show Slider Number',
  'Text Validation Min',
  'Text Validation Max',
  'Identifier?',
  'Branching Logic (Show field only if...)',
  'Required Field?',
  'Custom Alignment',
  'Question Number (surveys only)',
  'Matrix Group Name',
  'Matrix Ranking?',
  'Field Annotation',
] as const;

type Field = Readonly<Partial<Record<(typeof columns)[number], string>>>;

const choices = 'Choices, Calculations, OR Slider Labels';

/** Creates a REDCap data dictionary of a questionnaire, with its scores as calculated fields. */
export function createDictionary(instrument: Instrument): string {
  const form = instrument.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  const fields: Field[] = [
    { 'Variable / Field Name': 'record_id', 'Field Type': 'text', 'Field Label': 'Record id' },
    ...instrument.items.map((item) => createItemField(instrument, item)),
    ...instrument.scores.map((score) => createScoreField(instrument, score)),
  ];
  const rows = fields.map((field) =>
    columns.map((column) => (column === 'Form Name' ? form : (field[column] ?? ''))),
  );
  return `${[columns, ...rows].map((row) => row.map(formatCsvCell).join(',')).join('\r\n')}\r\n`;
}

function createItemField(instrument: Instrument, item: Item): Field {
  const branching = item.showWhen && {
    'Branching Logic (Show field only if...)': createBranching(instrument, item.showWhen),
  };
  const name = { 'Variable / Field Name': toFieldName(item.id) };
  if (!isQuestion(item))
    return { ...name, 'Field Type': 'descriptive', 'Field Label': item.instruction, ...branching };
  const scale =
    item.scale === undefined ? instrument.scale : (instrument.scales?.[item.scale] ?? instrument.scale);
  return {
    ...name,
    'Field Label': 'text' in item ? item.text : `${item.left} – ${item.right}`,
    ...createAnswerField(scale),
    ...branching,
    'Required Field?': instrument.allowsMissing ? '' : 'y',
  };
}

function createAnswerField(scale: Scale): Field {
  switch (scale.kind) {
    case 'choice':
    case 'bipolar':
      return { 'Field Type': 'radio', [choices]: formatChoices(listExportCodes(scale)) };
    case 'several': {
      const alone = scale.options.filter((option) => option.alone).map(({ code }) => code);
      return {
        'Field Type': 'checkbox',
        [choices]: formatChoices(scale.options.map(({ code, label }) => ({ raw: String(code), label }))),
        ...(alone.length > 0 && { 'Field Annotation': `@NONEOFTHEABOVE='${alone.join(',')}'` }),
      };
    }
    case 'rating':
    case 'analogue': {
      const [min, max] = scale.kind === 'rating' ? [scale.min, scale.max] : [0, 100];
      return {
        'Field Type': 'slider',
        [choices]: [scale.low, '', scale.high].map(withoutBars).join(' | '),
        'Text Validation Min': String(min),
        'Text Validation Max': String(max),
      };
    }
    case 'number':
      return {
        'Field Type': 'text',
        'Field Note': scale.unit ?? '',
        'Text Validation Type OR Show Slider Number': 'integer',
        'Text Validation Min': String(scale.min),
        'Text Validation Max': String(scale.max),
      };
  }
}

function createScoreField(instrument: Instrument, score: Score): Field {
  return {
    'Variable / Field Name': toFieldName(score.id),
    'Field Type': 'calc',
    'Field Label': score.title,
    [choices]: createCalculation(instrument, score),
    // A step of a calculation is hidden, as in the app.
    ...(score.report === undefined && { 'Field Annotation': '@HIDDEN' }),
  };
}

function formatChoices(options: readonly { readonly raw: string; readonly label: string }[]): string {
  return options.map(({ raw, label }) => `${raw}, ${withoutBars(label)}`).join(' | ');
}

/** A vertical bar separates choices in REDCap. */
function withoutBars(label: string): string {
  return label.replaceAll(/\s*\|\s*|\s+/g, (sign) => (sign.includes('|') ? ' / ' : ' ')).trim();
}
