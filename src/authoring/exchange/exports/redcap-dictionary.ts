import type { Instrument, Item, Scale, Score } from '#domain/instrument/instrument.ts';
import { isQuestion } from '#domain/instrument/questions.ts';
import { choicesColumn, createAnswerField, createSliderField } from '#domain/redcap/answer-field.ts';
import { createBranching } from '#domain/redcap/branching.ts';
import { dictionaryColumns, type Field } from '#domain/redcap/columns.ts';
import { toSnakeCase } from '#domain/redcap/field-name.ts';
import { formatCsvCell } from '#domain/tables/csv-cell.ts';
import { createCalculation } from './redcap-calculation.ts';
import { createFieldReader, listExportCodes } from './redcap-values.ts';

/** Creates a REDCap data dictionary of a questionnaire, with its scores as calculated fields. */
export function createDictionary(instrument: Instrument): string {
  const form = instrument.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  const fields: Field[] = [
    { 'Variable / Field Name': 'record_id', 'Field Type': 'text', 'Field Label': 'Record id' },
    ...instrument.items.map((item) => createItemField(instrument, item)),
    ...instrument.scores.map((score) => createScoreField(instrument, score)),
  ];
  const rows = fields.map((field) =>
    dictionaryColumns.map((column) => (column === 'Form Name' ? form : String(field[column] ?? ''))),
  );
  return `${[dictionaryColumns, ...rows].map((row) => row.map(formatCsvCell).join(',')).join('\r\n')}\r\n`;
}

function createItemField(instrument: Instrument, item: Item): Field {
  const branching = item.showWhen && {
    'Branching Logic (Show field only if...)': createBranching(createFieldReader(instrument), item.showWhen),
  };
  const name = { 'Variable / Field Name': toSnakeCase(item.id) };
  if (!isQuestion(item))
    return { ...name, 'Field Type': 'descriptive', 'Field Label': item.instruction, ...branching };
  const scale =
    item.scale === undefined ? instrument.scale : (instrument.scales?.[item.scale] ?? instrument.scale);
  return {
    ...name,
    'Field Label': 'text' in item ? item.text : `${item.left} – ${item.right}`,
    ...createCollectedField(scale),
    ...branching,
    'Required Field?': instrument.allowsMissing ? '' : 'y',
  };
}

/** A slider has the ends of a rating, and a clock time is typed as one. */
function createCollectedField(scale: Scale): Field {
  if (scale.kind === 'rating') return createSliderField(scale.min, scale.max, scale.low, scale.high);
  if (scale.kind === 'time')
    return { 'Field Type': 'text', 'Text Validation Type OR Show Slider Number': 'time' };
  const isList = scale.kind === 'choice' || scale.kind === 'bipolar';
  return createAnswerField(
    scale,
    isList ? listExportCodes(scale).map(({ raw, label }) => ({ code: raw, label })) : [],
  );
}

function createScoreField(instrument: Instrument, score: Score): Field {
  return {
    'Variable / Field Name': toSnakeCase(score.id),
    'Field Type': 'calc',
    'Field Label': score.title,
    [choicesColumn]: createCalculation(instrument, score),
    // A step of a calculation is hidden, as in the app.
    ...(score.report === undefined && { 'Field Annotation': '@HIDDEN' }),
  };
}
