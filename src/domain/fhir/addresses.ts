import type { Table } from '../tables/table.ts';

/** Extensions of FHIR R4 and of Structured Data Capture that a Questionnaire uses. */
export const extensions = {
  ordinalValue: 'http://hl7.org/fhir/StructureDefinition/ordinalValue',
  itemWeight: 'http://hl7.org/fhir/StructureDefinition/itemWeight',
  optionExclusive: 'http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive',
  itemControl: 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl',
  minValue: 'http://hl7.org/fhir/StructureDefinition/minValue',
  maxValue: 'http://hl7.org/fhir/StructureDefinition/maxValue',
  unit: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
  variable: 'http://hl7.org/fhir/StructureDefinition/variable',
  calculated: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
  enableWhen: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression',
} as const;

/** Codes of `itemControl`. */
export const itemControls = 'http://hl7.org/fhir/questionnaire-item-control';

const own = 'urn:x-wellness-check';

/** Names of what is the program's own. The program stands at many addresses, so that none of them is in a name. */
export const names = {
  questionnaire: ({ name }: Table) => `${own}:questionnaire:${name.split('@')[0]}`,
  /** Of the answers to one item: items differ in what a code means. */
  answers: (table: Table, item: string) => `${names.questionnaire(table)}:${item}`,
  scores: (table: Table) => `${names.questionnaire(table)}:scores`,
  person: (release: string) => `${own}:study-id:${encodeURIComponent(release)}`,
  /** Of an account: their own copy alone names it. */
  account: `${own}:account`,
  /** Of what a file holds together, so that its parts can name each other. */
  entry: (...parts: readonly string[]) => [own, ...parts.map(encodeURIComponent)].join(':'),
  versionAnswered: `${own}:version-answered`,
} as const;

/** An id that FHIR takes: letters, digits, hyphens and dots. */
export function toId(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9.-]/g, '-');
}

/** An expression of FHIRPath, as an extension holds it. */
export function expression(url: string, text: string, name?: string) {
  return {
    url,
    valueExpression: { ...(name !== undefined && { name }), language: 'text/fhirpath', expression: text },
  };
}
