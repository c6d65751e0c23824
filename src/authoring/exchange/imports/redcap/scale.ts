import type { ForeignOption, ScaleImport } from '../foreign-form.ts';
import {
  createDateScale,
  createNumberScale,
  createRangeScale,
  createTextScale,
  endLabels,
  textLengths,
} from '../range-scale.ts';
import type { ImportRow } from '../table-rows.ts';

const createYesNoScale = (yes: string, no: string): ScaleImport => ({
  scale: {
    kind: 'choice',
    options: [
      { raw: '1', label: yes },
      { raw: '0', label: no },
    ],
  },
});

/** Imports the scale of a REDCap field. */
export function parseFieldScale(row: ImportRow): ScaleImport {
  switch (row.getCell('type').toLowerCase()) {
    case 'radio':
    case 'dropdown':
      return createOptionScale(row, 'choice');
    case 'checkbox':
      return createOptionScale(row, 'several');
    case 'yesno':
      return createYesNoScale('Yes', 'No');
    case 'truefalse':
      return createYesNoScale('True', 'False');
    case 'slider':
      return createSliderScale(row);
    case 'text':
      return createTypedScale(row);
    case 'notes':
      return { scale: createTextScale(undefined, textLengths.paragraph) };
    case 'sql':
      return { why: 'answers in the file. Export the list, and write it into "Choices"' };
    default:
      return { why: 'a question with answers to choose from, a slider or a whole number' };
  }
}

function createOptionScale(row: ImportRow, kind: 'choice' | 'several'): ScaleImport {
  const alone = /@NONEOFTHEABOVE\s*=\s*["']?([\w,\s-]+)/i.exec(row.getCell('annotation'))?.[1] ?? '';
  const excluding = alone.split(',').map((raw) => raw.trim());
  const parts = row
    .getCell('choices')
    .split('|')
    .filter((part) => part.trim() !== '');
  const options = parts.map((part): ForeignOption => {
    const [, raw = '', label = ''] = /^([^,]*),([\s\S]*)$/.exec(part) ?? ['', part, part];
    return {
      raw: raw.trim(),
      label: label.trim(),
      ...(excluding.includes(raw.trim()) && { alone: true }),
    };
  });
  if (options.length < 2) return { why: 'at least two options, written as "1, Label | 2, Label"' };
  return { scale: { kind, options } };
}

function createSliderScale(row: ImportRow): ScaleImport {
  const labels = row
    .getCell('choices')
    .split('|')
    .map((label) => label.trim());
  const [low, high] = [labels[0] || endLabels.low, (labels.length > 1 && labels.at(-1)) || endLabels.high];
  const [min, max] = [Number(row.getCell('min') || 0), Number(row.getCell('max') || 100)];
  const scale = createRangeScale(min, max, low, high);
  const middle =
    labels.length === 3 && labels[1] ? `the label in the middle, "${labels[1]}", is left out` : undefined;
  if (scale) return { scale, changes: middle };
  return {
    scale: { kind: 'analogue', low, high },
    changes: `a line from 0 to 100 in place of ${min} to ${max}`,
  };
}

function createTypedScale(row: ImportRow): ScaleImport {
  const validation = row.getCell('validation').toLowerCase();
  if (validation === '' || validation.startsWith('alpha'))
    return { scale: createTextScale(undefined, textLengths.line) };
  if (validation.startsWith('time')) return { scale: { kind: 'time' } };
  if (validation.startsWith('date_'))
    return { scale: createDateScale(row.getCell('min'), row.getCell('max')) };
  if (validation !== 'integer' && !validation.startsWith('number'))
    return {
      why: 'a question with answers to choose from, a number, a date, a time or a text; addresses and numbers of people are not asked',
    };
  const parseLimit = (text: string) =>
    text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
  const [min, max] = [parseLimit(row.getCell('min')), parseLimit(row.getCell('max'))];
  const changes = [
    validation !== 'integer' && 'whole numbers in place of decimals',
    (min === undefined || max === undefined) && 'limits that the form does not set',
    min !== undefined && min < 0 && 'no numbers below 0',
  ].filter((change) => change !== false);
  return { scale: createNumberScale(min, max, getUnit(row)), changes: changes.join('; ') || undefined };
}

/** The note of a number is its unit, if it is a word or two. */
export function getUnit(row: ImportRow): string | undefined {
  const note = row.getCell('note');
  const isNumber = /^(integer|number)/.test(row.getCell('validation').toLowerCase());
  return isNumber && /^\p{L}[\p{L}\p{N}/%² ]{0,19}$/u.test(note) ? note : undefined;
}
