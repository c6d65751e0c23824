import type { ForeignOption, ForeignScale } from '../foreign-form.ts';
import { ends, numberScale, rangeScale } from '../range-scale.ts';
import { extensionOf, keysOf, numberOf, objectsOf, textOf } from './resource.ts';

type Keys = Readonly<Record<string, unknown>>;

/** The scale of an item, with what of it changes; or why a questionnaire has none for it. */
export type ScaleOfItem =
  | { readonly scale: ForeignScale; readonly changes?: string | undefined }
  | { readonly scale?: never; readonly why: string };

/** How an item of a FHIR Questionnaire is answered in a questionnaire. */
export function scaleOfItem(item: Keys, contained: readonly Keys[]): ScaleOfItem {
  const type = textOf(item.type);
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
      const options = optionsOf(item, contained);
      if (options.length < 2)
        return { why: 'at least two options, in answerOption or in a contained value set' };
      const kind = item.repeats === true ? 'several' : 'choice';
      return {
        scale: { kind, options },
        changes: type === 'open-choice' ? 'no answer in own words beside the options' : undefined,
      };
    }
    case 'integer':
    case 'decimal':
    case 'quantity':
      return numeric(item, type);
    default:
      return { why: 'a question with answers to choose from, a slider or a whole number' };
  }
}

function optionsOf(item: Keys, contained: readonly Keys[]): ForeignOption[] {
  const own = objectsOf(item.answerOption).map(optionOf);
  const set = textOf(item.answerValueSet).replace(/^#/, '');
  const concepts = contained.find(({ id }) => set !== '' && textOf(id) === set);
  const listed = objectsOf(keysOf(concepts?.compose).include).flatMap(({ concept }) => objectsOf(concept));
  return [...own, ...listed.map((concept) => coded(concept, concept))];
}

function optionOf(option: Keys): ForeignOption {
  const { valueCoding, valueInteger, valueString } = option;
  const alone = extensionOf(option, 'questionnaire-optionExclusive').valueBoolean === true;
  if (valueCoding !== undefined) return { ...coded(keysOf(valueCoding), option), ...(alone && { alone }) };
  const text = valueInteger === undefined ? textOf(valueString) : String(valueInteger);
  return { raw: text, label: text, ...weightOf(option) };
}

/** Weights stand beside the option or within its coding. */
function coded(coding: Keys, option: Keys): ForeignOption {
  const raw = textOf(coding.code);
  return { raw, label: textOf(coding.display) || raw, ...weightOf(option), ...weightOf(coding) };
}

function weightOf(part: Keys): { value?: number } {
  const named = ['ordinalValue', 'itemWeight', 'questionnaire-ordinalValue', 'valueset-ordinalValue'];
  const value = named
    .map((name) => numberOf(extensionOf(part, name).valueDecimal))
    .find((one) => one !== undefined);
  return value === undefined ? {} : { value };
}

function numeric(item: Keys, type: string): ScaleOfItem {
  const limit = (name: string) => {
    const { valueInteger, valueDecimal } = extensionOf(item, name);
    return numberOf(valueInteger) ?? numberOf(valueDecimal);
  };
  const [min, max] = [limit('minValue'), limit('maxValue')];
  const control = JSON.stringify(extensionOf(item, 'questionnaire-itemControl'));
  if (control.includes('"slider"') && min !== undefined && max !== undefined) {
    const [low, high] = labelsOf(item);
    const scale = rangeScale(min, max, low, high);
    if (scale) return { scale };
  }
  const unit = textOf(keysOf(extensionOf(item, 'questionnaire-unit').valueCoding).display);
  const changes = [
    type !== 'integer' && 'whole numbers in place of decimals',
    (min === undefined || max === undefined) && 'limits that the form does not set',
    min !== undefined && min < 0 && 'no numbers below 0',
  ].filter((change) => change !== false);
  return { scale: numberScale(min, max, unit || undefined), changes: changes.join('; ') || undefined };
}

/** The ends of a slider stand in items within it. */
function labelsOf(item: Keys): [string, string] {
  const label = (name: string) =>
    textOf(
      objectsOf(item.item).find((part) => JSON.stringify(part.extension ?? '').includes(`"${name}"`))?.text,
    );
  return [label('lower') || ends.low, label('upper') || ends.high];
}
