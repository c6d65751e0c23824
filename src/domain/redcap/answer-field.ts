import { getNumericRange } from '../answers/codes.ts';
import type { Scale } from '../instrument/instrument.ts';
import type { Field } from './columns.ts';

type Option = Readonly<{ code: number | string; label: string }>;

/** The column of options, calculations and slider labels. */
export const choicesColumn = 'Choices, Calculations, OR Slider Labels';

/**
 * Creates the cells that say how an item is answered. Clock times are minutes after midnight.
 * @param options of a choice or bipolar scale, with the codes that are stored
 */
export function createAnswerField(scale: Scale, options: readonly Option[]): Field {
  switch (scale.kind) {
    case 'choice':
    case 'bipolar':
      return { 'Field Type': 'radio', [choicesColumn]: formatChoices(options) };
    case 'several': {
      const alone = scale.options.filter((option) => option.alone).map(({ code }) => code);
      return {
        'Field Type': 'checkbox',
        [choicesColumn]: formatChoices(scale.options),
        ...(alone.length > 0 && { 'Field Annotation': `@NONEOFTHEABOVE='${alone.join(',')}'` }),
      };
    }
    case 'rating': {
      // REDCap sliders range from 0 to 100 by default, so ratings are radio buttons.
      const { min, max, low, high } = scale;
      const numbers = Array.from({ length: max - min + 1 }, (_, at) => min + at);
      const getLabel = (number: number) =>
        number === min ? `${number} ${low}` : number === max ? `${number} ${high}` : `${number}`;
      return {
        'Field Type': 'radio',
        [choicesColumn]: formatChoices(numbers.map((code) => ({ code, label: getLabel(code) }))),
      };
    }
    case 'analogue': {
      const { min, max } = getNumericRange(scale);
      return createSliderField(min, max, scale.low, scale.high);
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

/** Creates the cells of a slider. */
export function createSliderField(min: number, max: number, low: string, high: string): Field {
  return {
    'Field Type': 'slider',
    [choicesColumn]: `${withoutBars(low)} | | ${withoutBars(high)}`,
    'Text Validation Min': min,
    'Text Validation Max': max,
  };
}

/** Creates the cells of a field for numbers. */
export function createNumberField(validation: 'integer' | 'number', min?: number, max?: number): Field {
  return {
    'Field Type': 'text',
    'Text Validation Type OR Show Slider Number': validation,
    ...(min !== undefined && { 'Text Validation Min': min }),
    ...(max !== undefined && { 'Text Validation Max': max }),
  };
}

/** Formats options as in the column of choices. */
export function formatChoices(options: readonly Option[]): string {
  return options.map(({ code, label }) => `${code}, ${withoutBars(label)}`).join(' | ');
}

/** A vertical bar separates choices in REDCap. */
function withoutBars(label: string): string {
  return label.replaceAll(/\s*\|\s*|\s+/g, (sign) => (sign.includes('|') ? ' / ' : ' ')).trim();
}
