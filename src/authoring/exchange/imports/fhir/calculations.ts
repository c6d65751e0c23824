import type { ForeignScore } from '../foreign-form.ts';
import { type FhirVariables, parseFhirPath } from './fhirpath.ts';
import { toObject, toObjects, toText, type UnknownObject } from '../json-object.ts';
import { getExtension } from './resource.ts';

/** An item that displays a calculated value. */
export interface CalculatedItem {
  readonly item: UnknownObject;
  readonly path: string;
}

/** Lists the variables of a Questionnaire and of its items by name. The first of two with the same name is used. */
export function listVariables(root: UnknownObject): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  const visit = (part: UnknownObject, depth: number): void => {
    for (const extension of toObjects(part.extension)) {
      const { name, expression, language } = toObject(extension.valueExpression);
      const isPath = toText(language) === '' || toText(language) === 'text/fhirpath';
      const isNamed = /(\/variable|calculatedExpression)$/.test(toText(extension.url));
      if (isNamed && isPath && toText(name) !== '' && !named.has(toText(name)))
        named.set(toText(name), toText(expression));
    }
    if (depth < 30) for (const item of toObjects(part.item)) visit(item, depth + 1);
  };
  visit(root, 0);
  return named;
}

/** Returns the calculation of an item; '' if it has none. */
export function getCalculation(item: UnknownObject): string {
  const own = toObject(
    getExtension(item, 'sdc-questionnaire-calculatedExpression').valueExpression,
  ).expression;
  const older = toObject(getExtension(item, 'questionnaire-calculatedExpression').valueExpression).expression;
  return toText(own) || toText(older);
}

/** Converts calculated items to scores. An item is also the score of the variable of its link id. */
export function createFhirScores(items: readonly CalculatedItem[], variables: FhirVariables): ForeignScore[] {
  const calculated = new Map(items.map(({ item }) => [toText(item.linkId), item]));
  const scores = new Set([...calculated.keys()].filter((name) => variables.named.has(name)));
  return items.map(({ item, path }) => {
    const linkId = toText(item.linkId);
    const text = getCalculation(item);
    return {
      name: variables.isOwn ? linkId.replace(/^score_/, '') : linkId,
      title: toText(item.text) || linkId,
      position: { path: `${path}.extension` },
      expression: parseFhirPath(ownText(linkId, text, variables), withoutItself(linkId, variables, scores)),
      text,
    };
  });
}

/** The export of this app has the formula in a variable of the same name, and rounds it in the item. */
function ownText(linkId: string, text: string, { named, isOwn }: FhirVariables): string {
  const formula = named.get(linkId);
  const rounded = isOwn ? text.replace(halfEven, 'roundEven($2)') : text;
  return formula === undefined ? rounded : rounded.replaceAll(`%${linkId}`, `(${formula})`);
}

/** How the export of this app rounds half to even, since FHIRPath has no function for it. */
const halfEven =
  /^\((\((.+) \+ 0\.5 \+ [0.]+1\)\.floor\(\)) - iif\(\(\2 \+ 0\.5 - \1\)\.abs\(\) < [0.]+1 and \1 mod 2 != 0, 1, 0\)\)/;

function withoutItself(linkId: string, variables: FhirVariables, scores: ReadonlySet<string>): FhirVariables {
  return { ...variables, scores: new Set([...scores].filter((one) => one !== linkId)) };
}
