import type { Table } from '../tables/table.ts';

/** Extensions of FHIR R4 and Structured Data Capture in a Questionnaire. */
export const fhirExtensionUrls = {
  ordinalValue: 'http://hl7.org/fhir/StructureDefinition/ordinalValue',
  itemWeight: 'http://hl7.org/fhir/StructureDefinition/itemWeight',
  optionExclusive: 'http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive',
  itemControl: 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl',
  sliderStep: 'http://hl7.org/fhir/StructureDefinition/questionnaire-sliderStepValue',
  minValue: 'http://hl7.org/fhir/StructureDefinition/minValue',
  maxValue: 'http://hl7.org/fhir/StructureDefinition/maxValue',
  unit: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
  variable: 'http://hl7.org/fhir/StructureDefinition/variable',
  calculated: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
  enableWhen: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression',
} as const;

/** The code system of `itemControl`. */
export const itemControls = 'http://hl7.org/fhir/questionnaire-item-control';

const own = 'urn:x-wellness-check';

/** Identifiers of this app. They are URNs, since the app has no fixed address. */
export const fhirIdentifiers = {
  questionnaire: ({ name }: Table) => `${own}:questionnaire:${name.split('@')[0]}`,
  /** The code system of the answers to one item, since the meaning of codes differs between items. */
  answers: (table: Table, item: string) => `${fhirIdentifiers.questionnaire(table)}:${item}`,
  scores: (table: Table) => `${fhirIdentifiers.questionnaire(table)}:scores`,
  person: (release: string) => `${own}:study-id:${encodeURIComponent(release)}`,
  /** The identifier of an account; only in the data export of the user. */
  account: `${own}:account`,
  /** The `fullUrl` of a bundle entry, by which other entries refer to it. */
  entry: (...parts: readonly string[]) => [own, ...parts.map(encodeURIComponent)].join(':'),
  versionAnswered: `${own}:version-answered`,
} as const;

/** Converts a text to a valid FHIR id: letters, digits, hyphens and dots. */
export function toFhirId(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9.-]/g, '-');
}

/** Creates an extension with a FHIRPath expression. */
export function createExpressionExtension(url: string, text: string, name?: string) {
  return {
    url,
    valueExpression: { ...(name !== undefined && { name }), language: 'text/fhirpath', expression: text },
  };
}
