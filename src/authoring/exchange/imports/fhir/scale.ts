import type { ForeignOption, ScaleImport } from '../foreign-form.ts';
import { endLabels, createNumberScale, createRangeScale } from '../range-scale.ts';
import { getExtension, toObject, toNumber, toObjects, toText, type UnknownObject } from './resource.ts';

/** Imports the scale of a FHIR item. */
export function parseItemScale(item: UnknownObject, contained: readonly UnknownObject[]): ScaleImport {
  const type = toText(item.type);
  switch (type) {
    case 'boolean': {
      const options = [
        { raw: 'true', label: 'Yes', value: 1 },
        { raw: 'false', label: 'No', value: 0 },
      ];
      return { scale: { kind: 'choice', options } };
    }
    case 'choice':
    case 'open-choice': {
      const options = listOptions(item, contained);
      if (options.length < 2)
        return { why: 'at least two options, in answerOption or in a contained value set' };
      const kind = item.repeats === true ? 'several' : 'choice';
      return {
        scale: { kind, options },
        changes: type === 'open-choice' ? 'no free-text answer in addition to the options' : undefined,
      };
    }
    case 'integer':
    case 'decimal':
    case 'quantity':
      return createNumericScale(item, type);
    default:
      return { why: 'a question with answers to choose from, a slider or a whole number' };
  }
}

function listOptions(item: UnknownObject, contained: readonly UnknownObject[]): ForeignOption[] {
  const own = toObjects(item.answerOption).map(toOption);
  const set = toText(item.answerValueSet).replace(/^#/, '');
  const concepts = contained.find(({ id }) => set !== '' && toText(id) === set);
  const listed = toObjects(toObject(concepts?.compose).include).flatMap(({ concept }) => toObjects(concept));
  return [...own, ...listed.map((concept) => toCodedOption(concept, concept))];
}

function toOption(option: UnknownObject): ForeignOption {
  const { valueCoding, valueInteger, valueString } = option;
  const alone = getExtension(option, 'questionnaire-optionExclusive').valueBoolean === true;
  if (valueCoding !== undefined)
    return { ...toCodedOption(toObject(valueCoding), option), ...(alone && { alone }) };
  const text = valueInteger === undefined ? toText(valueString) : String(valueInteger);
  return { raw: text, label: text, ...getWeight(option) };
}

/** Weights are extensions of the option or of its coding. */
function toCodedOption(coding: UnknownObject, option: UnknownObject): ForeignOption {
  const raw = toText(coding.code);
  return { raw, label: toText(coding.display) || raw, ...getWeight(option), ...getWeight(coding) };
}

function getWeight(part: UnknownObject): { value?: number } {
  const named = ['ordinalValue', 'itemWeight', 'questionnaire-ordinalValue', 'valueset-ordinalValue'];
  const value = named
    .map((name) => toNumber(getExtension(part, name).valueDecimal))
    .find((one) => one !== undefined);
  return value === undefined ? {} : { value };
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
    const scale = createRangeScale(min, max, low, high);
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
