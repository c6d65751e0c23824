import { getNumericRange } from '../answers/codes.ts';
import type { Instrument, Item, Scale } from '../instrument/instrument.ts';
import { isQuestion, type Question, getQuestionText, getScale } from '../instrument/questions.ts';
import type { Table } from '../tables/table.ts';
import { fhirExtensionUrls, itemControls, fhirIdentifiers } from './identifiers.ts';
import { enableWhen } from './enable-when.ts';
import { formatDate } from '../tables/format-free.ts';
import { listNotApplicableCodes } from '../scoring/not-applicable.ts';
import { getValue } from './answer-paths.ts';

/** Converts an item to FHIR: its text, answer options with their values, and display condition. */
export function createItem(table: Table, instrument: Instrument, item: Item) {
  const { extension: shown = [], ...when } = item.showWhen
    ? { extension: undefined, ...enableWhen(table, instrument, item.showWhen) }
    : {};
  if (!isQuestion(item)) {
    const { id: linkId, heading: prefix, instruction: text } = item;
    return { linkId, prefix, text, type: 'display', ...withExtensions(shown), ...when };
  }
  const { extension, ...answer } = createAnswerOptions(table, item, getScale(instrument, item));
  return {
    linkId: item.id,
    text: getQuestionText(item),
    ...answer,
    required: !instrument.allowsMissing,
    ...withExtensions([...extension, ...shown]),
    ...when,
  };
}

const withExtensions = (extension: readonly unknown[]) => (extension.length > 0 ? { extension } : {});

const control = (code: string, display: string) => ({
  url: fhirExtensionUrls.itemControl,
  valueCodeableConcept: { coding: [{ system: itemControls, code, display }] },
});

function createAnswerOptions(table: Table, question: Question, scale: Scale) {
  const notApplicable = new Set(listNotApplicableCodes(scale));
  switch (scale.kind) {
    case 'choice':
    case 'bipolar':
      return {
        type: 'choice',
        answerOption: listOptions(table, question).map(({ code, label }) =>
          option(
            table,
            question,
            code,
            label,
            notApplicable.has(code) ? null : getValue(scale, question, code),
          ),
        ),
        extension: [control('radio-button', 'Radio Button')],
      };
    case 'several':
      return {
        type: 'choice',
        repeats: true,
        answerOption: scale.options.map(({ code, label, value = 1, alone }) => ({
          ...option(table, question, code, label, value, alone === true),
        })),
        extension: [control('check-box', 'Check-box')],
      };
    case 'number':
      return {
        type: 'integer',
        extension: [
          ...limits(scale.min, scale.max),
          ...(scale.unit === undefined
            ? []
            : [{ url: fhirExtensionUrls.unit, valueCoding: { display: scale.unit } }]),
        ],
      };
    case 'time':
      return { type: 'time', extension: [] };
    case 'duration':
      return {
        type: 'integer',
        extension: [
          ...limits(scale.min, scale.max),
          { url: fhirExtensionUrls.unit, valueCoding: { display: 'minutes' } },
        ],
      };
    case 'date':
      return {
        type: 'date',
        extension: [
          { url: fhirExtensionUrls.minValue, valueDate: formatDate(scale.min) },
          { url: fhirExtensionUrls.maxValue, valueDate: formatDate(scale.max) },
        ],
      };
    case 'text':
      return { type: 'text', maxLength: scale.maxLength, extension: [] };
    default: {
      const { min, max } = getNumericRange(scale);
      return {
        type: 'integer',
        extension: [
          ...limits(min, max),
          ...(scale.kind === 'analogue' && scale.step !== undefined
            ? [{ url: fhirExtensionUrls.sliderStep, valueInteger: scale.step }]
            : []),
          control('slider', 'Slider'),
        ],
        item: [end(question, 'lower', scale.low), end(question, 'upper', scale.high)],
      };
    }
  }
}

/** Codes with the labels of the release; those of a bipolar scale name the side. */
function listOptions({ columns }: Table, { id }: Question): { code: number; label: string }[] {
  const codes = columns.find(({ question }) => question?.id === id)?.codes ?? [];
  return codes.map(({ code, label }) => ({ code: Number(code), label }));
}

function option(
  table: Table,
  { id }: Question,
  code: number,
  display: string,
  counts: number | null,
  isExclusive = false,
) {
  // An answer that does not apply has no weight.
  const weights =
    counts === null
      ? []
      : [
          { url: fhirExtensionUrls.ordinalValue, valueDecimal: counts },
          { url: fhirExtensionUrls.itemWeight, valueDecimal: counts },
        ];
  const exclusive = isExclusive ? [{ url: fhirExtensionUrls.optionExclusive, valueBoolean: true }] : [];
  return {
    ...withExtensions([...weights, ...exclusive]),
    valueCoding: { system: fhirIdentifiers.answers(table, id), code: String(code), display },
  };
}

const limits = (min: number, max: number) => [
  { url: fhirExtensionUrls.minValue, valueInteger: min },
  { url: fhirExtensionUrls.maxValue, valueInteger: max },
];

/** The label of one end of a scale, as a display item. */
const end = ({ id }: Question, side: 'lower' | 'upper', text: string) => ({
  linkId: `${id}.${side}`,
  text,
  type: 'display',
  extension: [control(side, side === 'lower' ? 'Lower-bound' : 'Upper-bound')],
});
