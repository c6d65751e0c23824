import type { ForeignOption, ScaleImport } from '../foreign-form.ts';
import {
  createDateScale,
  createNumberScale,
  createRangeScale,
  createTextScale,
  endLabels,
  textLengths,
} from '../range-scale.ts';
import { toObject, toNumber, toObjects, toText, type UnknownObject } from '../json-object.ts';
import { getExtension } from './resource.ts';
import { listOptions, listSources } from './value-set.ts';

/** Imports the scale of a FHIR item. */
export function parseItemScale(item: UnknownObject, contained: readonly UnknownObject[]): ScaleImport {
  const type = toText(item.type);
  // A date, a time or a number may have a list of answers as well.
  if (listOptions(item, contained).length > 1) return createOptionScale(item, contained, isOpenList(item));
  switch (type) {
    case 'boolean': {
      const options = [
        { raw: 'true', label: 'Yes', value: 1 },
        { raw: 'false', label: 'No', value: 0 },
      ];
      return { scale: { kind: 'choice', options } };
    }
    case 'choice':
    case 'open-choice':
    case 'coding':
      return createOptionScale(item, contained, isOpenList(item));
    case 'string':
    case 'text':
      return {
        scale: createTextScale(
          toNumber(item.maxLength),
          type === 'text' ? textLengths.paragraph : textLengths.line,
        ),
      };
    case 'attachment':
    case 'reference':
    case 'url':
      return { why: 'a question with answers to choose from; files and addresses are not asked' };
    case 'time':
      return { scale: { kind: 'time' } };
    case 'date': {
      const getDate = (name: string) => toText(getExtension(item, name).valueDate);
      return { scale: createDateScale(getDate('minValue'), getDate('maxValue')) };
    }
    case 'dateTime':
      return { scale: createDateScale(), changes: 'a date without a clock time' };
    case 'integer':
    case 'decimal':
    case 'quantity':
      return createNumericScale(item, type);
    default:
      return { why: 'a question with answers to choose from, a slider or a whole number' };
  }
}

/** Whether people may also write another answer. */
const isOpenList = ({ type, answerConstraint }: UnknownObject) =>
  type === 'open-choice' || toText(answerConstraint).startsWith('optionsOr');

/** More options than codes are refused. */
const maxOptions = 99;

function createOptionScale(
  item: UnknownObject,
  contained: readonly UnknownObject[],
  isOpen: boolean,
): ScaleImport {
  const options = listOptions(item, contained).filter(
    ({ raw }, at, all) => raw !== '' && all.findIndex((one) => one.raw === raw) === at,
  );
  if (options.length > maxOptions)
    return { why: `at most ${maxOptions} options; there are ${options.length}` };
  if (options.length < 2) {
    const sources = listSources(item, contained).join(', ');
    return {
      why:
        sources === ''
          ? 'at least two options, in answerOption or in a contained value set'
          : `the options in the file: ${sources} is on another server. Supply it: expand it there ($expand), put it under "contained", and write "answerValueSet": "#its-id"`,
    };
  }
  const isSeveral = item.repeats === true;
  const marked = isSeveral ? options : markNotApplicable(options);
  const left = marked.filter(({ notApplicable }) => notApplicable).map(({ label }) => `"${label}"`);
  const changes = [
    isOpen && 'no free-text answer in addition to the options',
    left.length > 0 && `${left.join(', ')} as an answer that does not apply, since only it has no weight`,
  ].filter((change) => change !== false);
  return {
    scale: { kind: isSeveral ? 'several' : 'choice', options: marked },
    changes: changes.join('; ') || undefined,
  };
}

/** An option without a weight among options with weights has no value. */
function markNotApplicable(options: readonly ForeignOption[]): readonly ForeignOption[] {
  if (options.filter(({ value }) => value !== undefined).length < 2) return options;
  return options.map((option) => (option.value === undefined ? { ...option, notApplicable: true } : option));
}

function createNumericScale(item: UnknownObject, type: string): ScaleImport {
  const getLimit = (name: string) => {
    const { valueInteger, valueDecimal } = getExtension(item, name);
    return toNumber(valueInteger) ?? toNumber(valueDecimal);
  };
  const [min, max] = [getLimit('minValue'), getLimit('maxValue')];
  const control = JSON.stringify(getExtension(item, 'questionnaire-itemControl'));
  if (control.includes('"slider"') && min !== undefined && max !== undefined) {
    const [low, high] = getEndLabels(item);
    const step = toNumber(getExtension(item, 'questionnaire-sliderStepValue').valueInteger);
    const scale = createRangeScale(min, max, low, high, step);
    if (scale) return { scale };
  }
  const unit = toText(toObject(getExtension(item, 'questionnaire-unit').valueCoding).display);
  const changes = [
    type !== 'integer' && 'whole numbers in place of decimals',
    (min === undefined || max === undefined) && 'limits that the form does not set',
    min !== undefined && min < 0 && 'no numbers below 0',
  ].filter((change) => change !== false);
  return { scale: createNumberScale(min, max, unit || undefined), changes: changes.join('; ') || undefined };
}

/** The labels of a slider are nested items. */
function getEndLabels(item: UnknownObject): [string, string] {
  const getLabel = (name: string) =>
    toText(
      toObjects(item.item).find((part) => JSON.stringify(part.extension ?? '').includes(`"${name}"`))?.text,
    );
  return [getLabel('lower') || endLabels.low, getLabel('upper') || endLabels.high];
}
