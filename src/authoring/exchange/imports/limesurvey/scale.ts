import type { ForeignOption, ScaleImport } from '../foreign-form.ts';
import {
  createDateScale,
  createNumberScale,
  createRangeScale,
  createTextScale,
  endLabels,
  textLengths,
} from '../range-scale.ts';
import type { SurveyRow } from './read-tables.ts';
import type { SurveySource } from './survey-source.ts';

/** Creates the scale of a list of answers. */
export function createAnswerScale(options: readonly ForeignOption[]): ScaleImport {
  return { scale: { kind: 'choice', options } };
}

/** Returns the scale of a type with fixed answers; undefined for types with a list. */
export function findFixedScale(
  type: string,
  question: SurveyRow,
  source: SurveySource,
): ScaleImport | undefined {
  switch (type) {
    case 'Y':
      return createList([
        ['Y', 'Yes', 1],
        ['N', 'No', 0],
      ]);
    case 'C':
      return createList([
        ['Y', 'Yes'],
        ['U', 'Uncertain'],
        ['N', 'No'],
      ]);
    case 'E':
      return createList([
        ['I', 'Increase'],
        ['S', 'Same'],
        ['D', 'Decrease'],
      ]);
    case 'G':
      return { why: 'the gender that people give in their profile; it is not asked again' };
    case '5':
    case 'A':
      return toScale(createRangeScale(1, 5, endLabels.low, endLabels.high));
    case 'B':
      return toScale(createRangeScale(1, 10, endLabels.low, endLabels.high));
    case 'N':
    case 'K':
      return createNumericScale(question, source);
    case 'S':
      return { scale: createTextScale(undefined, textLengths.line) };
    case 'T':
    case 'U':
      return { scale: createTextScale(undefined, textLengths.paragraph) };
    case 'Q':
      return { why: 'one text; a list of texts becomes a question for each' };
    case 'D':
      return { scale: createDateScale() };
    case 'R':
      return { why: 'one answer; a ranking is not asked' };
    case '1':
      return { why: 'one scale for each question; an array with two scales becomes two questions' };
    default:
      return undefined;
  }
}

function createList(entries: readonly (readonly [string, string, number?])[]): ScaleImport {
  const options = entries.map(([raw, label, value]) => ({
    raw,
    label,
    ...(value !== undefined && { value }),
  }));
  return { scale: { kind: 'choice', options } };
}

const toScale = (scale: ReturnType<typeof createRangeScale>): ScaleImport =>
  scale ? { scale } : { why: 'a row of numbers from 0 or 1 to at most 20' };

function createNumericScale(question: SurveyRow, source: SurveySource): ScaleImport {
  const getLimit = (...names: readonly string[]) => {
    const text = names.map((name) => source.getAttribute(question, name)).find((one) => one !== '') ?? '';
    return text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
  };
  const isSlider = source.getAttribute(question, 'slider_layout') === '1';
  const [min, max] = isSlider
    ? [getLimit('slider_min') ?? 0, getLimit('slider_max') ?? 100]
    : [getLimit('min_num_value_n'), getLimit('max_num_value_n')];
  const range = isSlider ? createRangeScale(min ?? 0, max ?? 100, endLabels.low, endLabels.high) : undefined;
  if (range) return { scale: range };
  const isOpen = min === undefined || max === undefined;
  return {
    scale: createNumberScale(min, max),
    changes: isOpen ? 'limits that the form does not set' : undefined,
  };
}
