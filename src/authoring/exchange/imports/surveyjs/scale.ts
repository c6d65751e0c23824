import { toObject, toText, type UnknownObject } from '../json-object.ts';
import type { ForeignOption, ScaleImport, Translations } from '../foreign-form.ts';
import {
  createDateScale,
  createNumberScale,
  createRangeScale,
  createTextScale,
  endLabels,
  textLengths,
} from '../range-scale.ts';

/** Reads a text that may have translations: "Yes", or { "default": "Yes", "hi": "हाँ" }. */
export function readText(value: unknown): { readonly text: string; readonly translations?: Translations } {
  if (typeof value === 'string') return { text: value.trim() };
  if (typeof value === 'number') return { text: String(value) };
  const { default: own, en, ...others } = toObject(value);
  const text =
    toText(own) ||
    toText(en) ||
    (Object.values(others)
      .map(toText)
      .find((one) => one !== '') ??
      '');
  const translations = Object.fromEntries(
    Object.entries(others).flatMap(([tag, one]) =>
      /^[a-z]{2,3}$/.test(tag) && toText(one) !== '' ? [[tag, toText(one)]] : [],
    ),
  );
  return Object.keys(translations).length > 0 ? { text, translations } : { text };
}

/** Lists choices, columns or rows: plain values, or { "value", "text", "score" }. */
export function listChoices(list: unknown): ForeignOption[] {
  return (Array.isArray(list) ? list : []).map((one): ForeignOption => {
    if (typeof one !== 'object' || one === null) return { raw: String(one), label: String(one) };
    const { value, text, score } = toObject(one);
    const label = readText(text);
    const raw = String(value ?? label.text);
    return {
      raw,
      label: label.text || raw,
      ...(typeof score === 'number' && { value: score }),
      ...(label.translations && { translations: label.translations }),
    };
  });
}

/** Imports the scale of a SurveyJS question. */
export function parseElementScale(element: UnknownObject): ScaleImport {
  const type = toText(element.type);
  switch (type) {
    case 'radiogroup':
    case 'dropdown':
    case 'buttongroup':
    case 'checkbox':
    case 'tagbox':
    case 'imagepicker':
      return createChoiceScale(
        element,
        type === 'checkbox' || type === 'tagbox' || element.multiSelect === true,
      );
    case 'boolean':
      return {
        scale: {
          kind: 'choice',
          options: [
            { raw: 'true', label: readText(element.labelTrue).text || 'Yes', value: 1 },
            { raw: 'false', label: readText(element.labelFalse).text || 'No', value: 0 },
          ],
        },
      };
    case 'rating':
    case 'slider':
      return createRatingScale(element);
    case 'text':
      return createTypedScale(element);
    case 'comment':
      return { scale: createTextScale(toLimit(element.maxLength), textLengths.paragraph) };
    default:
      return { why: 'a question with answers to choose from, a slider or a whole number' };
  }
}

function createChoiceScale(element: UnknownObject, isSeveral: boolean): ScaleImport {
  const none = element.hasNone === true || element.showNoneItem === true;
  const other = element.hasOther === true || element.showOtherItem === true;
  const own = [
    ...listChoices(element.choices),
    ...(other ? [{ raw: 'other', label: readText(element.otherText).text || 'Other' }] : []),
    ...(none
      ? [{ raw: 'none', label: readText(element.noneText).text || 'None', ...(isSeveral && { alone: true }) }]
      : []),
  ];
  if (own.length < 2) return { why: 'at least two options under "choices"' };
  return {
    scale: { kind: isSeveral ? 'several' : 'choice', options: own },
    changes: other ? 'an option "Other", without a text in the person\'s own words' : undefined,
  };
}

function createRatingScale(element: UnknownObject): ScaleImport {
  const values = listChoices(element.rateValues);
  if (values.length > 1) return { scale: { kind: 'choice', options: values } };
  const getNumber = (names: readonly string[], usual: number) => {
    const own = names.map((name) => element[name]).find((one) => typeof one === 'number');
    return typeof own === 'number' ? own : usual;
  };
  const isSlider = toText(element.type) === 'slider';
  const min = getNumber(['rateMin', 'min'], isSlider ? 0 : 1);
  const max = getNumber(['rateMax', 'max', 'rateCount'], isSlider ? 100 : 5);
  const low = readText(element.minRateDescription).text || endLabels.low;
  const high = readText(element.maxRateDescription).text || endLabels.high;
  const scale = createRangeScale(min, max, low, high);
  if (scale) return { scale };
  return {
    scale: { kind: 'analogue', low, high },
    changes: `a line from 0 to 100 in place of ${min} to ${max}`,
  };
}

const toLimit = (value: unknown) =>
  value === undefined || !Number.isFinite(Number(value)) ? undefined : Number(value);

function createTypedScale(element: UnknownObject): ScaleImport {
  const type = toText(element.inputType);
  if (type === '' || type === 'text')
    return { scale: createTextScale(toLimit(element.maxLength), textLengths.line) };
  if (type === 'time') return { scale: { kind: 'time' } };
  if (type === 'date') return { scale: createDateScale(toText(element.min), toText(element.max)) };
  if (type !== 'number' && type !== 'range')
    return { why: 'a question with answers to choose from, a number, a date, a time or a text' };
  const [min, max] = [toLimit(element.min), toLimit(element.max)];
  const isOpen = min === undefined || max === undefined;
  return {
    scale: createNumberScale(min, max),
    changes: isOpen ? 'limits that the form does not set' : undefined,
  };
}
