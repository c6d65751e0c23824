import type { ForeignOption } from '../foreign-form.ts';
import { toNumber, toObject, toObjects, toText, type UnknownObject } from '../json-object.ts';
import { getExtension, getTextTranslations } from './resource.ts';

/** Lists the options of an item: its own, or those of a contained value set. */
export function listOptions(item: UnknownObject, contained: readonly UnknownObject[]): ForeignOption[] {
  const own = [...toObjects(item.answerOption), ...toObjects(item.option)].map(toOption);
  const id = getValueSet(item).replace(/^#/, '');
  const standard = standardOptions[id.replace(/\|.*$/, '')];
  const set = contained.find((one) => id !== '' && (toText(one.id) === id || toText(one.url) === id));
  if (own.length > 0) return own;
  return set === undefined ? [...(standard ?? [])] : listConcepts(set, contained);
}

const yes = { raw: 'Y', label: 'Yes' };
const no = { raw: 'N', label: 'No' };
const dontKnow = { raw: 'asked-unknown', label: "Don't know" };

/** Short value sets of the standard itself, which forms name without their options. */
const standardOptions: Readonly<Record<string, readonly ForeignOption[]>> = {
  'http://hl7.org/fhir/ValueSet/yesnodontknow': [yes, no, dontKnow],
  'http://terminology.hl7.org/ValueSet/v2-0136': [yes, no],
  'http://terminology.hl7.org/ValueSet/v2-0532': [yes, no, dontKnow],
};

/** Returns the value set of an item, by address or by `#id`. In R3 it is under `options`. */
function getValueSet(item: UnknownObject): string {
  return (
    toText(item.answerValueSet) ||
    toText(toObject(item.options).reference) ||
    toText(toObject(item.answerValueSet).reference)
  );
}

/** Lists the addresses from which a contained value set takes its options, if it does not list them. */
export function listSources(item: UnknownObject, contained: readonly UnknownObject[]): string[] {
  const id = getValueSet(item);
  if (id.startsWith('http') && !contained.some(({ url }) => url === id)) return [id];
  const set = contained.find((one) => toText(one.id) === id.replace(/^#/, ''));
  return toObjects(toObject(set?.compose).include).flatMap(({ system, valueSet }) =>
    [toText(system), ...(Array.isArray(valueSet) ? valueSet.map(toText) : [])].filter((one) => one !== ''),
  );
}

function listConcepts(set: UnknownObject, contained: readonly UnknownObject[]): ForeignOption[] {
  const expanded = listExpansion(toObject(set.expansion).contains);
  if (expanded.length > 0) return expanded;
  return toObjects(toObject(set.compose).include).flatMap((include) => {
    const listed = toObjects(include.concept).map((concept) => toCodedOption(concept, concept));
    if (listed.length > 0) return listed;
    const system = contained.find(
      ({ resourceType, url }) => resourceType === 'CodeSystem' && url === include.system,
    );
    return toObjects(system?.concept).map((concept) => toCodedOption(concept, concept));
  });
}

/** Entries of an expansion, with those below them. */
function listExpansion(contains: unknown): ForeignOption[] {
  return toObjects(contains).flatMap((entry) => [
    ...(entry.abstract === true ? [] : [toCodedOption(entry, entry)]),
    ...listExpansion(entry.contains),
  ]);
}

function toOption(option: UnknownObject): ForeignOption {
  const { valueCoding, valueInteger, valueString, valueDate, valueTime, valueDateTime } = option;
  const alone = getExtension(option, 'questionnaire-optionExclusive').valueBoolean === true;
  if (valueCoding !== undefined)
    return { ...toCodedOption(toObject(valueCoding), option), ...(alone && { alone }) };
  const text =
    valueInteger === undefined
      ? toText(valueString ?? valueDate ?? valueTime ?? valueDateTime)
      : String(valueInteger);
  return { raw: text, label: text, ...getWeight(option), ...(alone && { alone }) };
}

/** Weights are extensions of the option or of its coding. */
function toCodedOption(coding: UnknownObject, option: UnknownObject): ForeignOption {
  const raw = toText(coding.code) || toText(coding.display);
  const translations = getTextTranslations(coding, 'display');
  return {
    raw,
    label: toText(coding.display) || raw,
    ...getWeight(option),
    ...getWeight(coding),
    ...(Object.keys(translations).length > 0 && { translations }),
  };
}

function getWeight(part: UnknownObject): { value?: number } {
  const named = [
    'ordinalValue',
    'itemWeight',
    'questionnaire-ordinalValue',
    'valueset-ordinalValue',
    'codesystem-ordinalValue',
    'iso21090-CO-value',
  ];
  const value = named
    .map((name) => {
      const { valueDecimal, valueInteger } = getExtension(part, name);
      return toNumber(valueDecimal) ?? toNumber(valueInteger);
    })
    .find((one) => one !== undefined);
  return value === undefined ? {} : { value };
}
