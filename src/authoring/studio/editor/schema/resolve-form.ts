import { isObject, type Json } from '../model/json.ts';
import { fits } from './fits.ts';
import { resolveReference, type SchemaNode, listTypes } from './schema-node.ts';

/** One of several forms that a value may take. */
interface Alternative {
  /** In words, made of the name of its definition: "Item condition". */
  readonly name: string;
  readonly node: SchemaNode;
}

/** What a form has to draw at one place, with all references and conditions of the schema worked out for the value. */
export interface ResolvedForm {
  readonly node: SchemaNode;
  /** May it be null beside its type? */
  readonly isNullable: boolean;
  /** The forms it may take, where there are several. */
  readonly alternatives: readonly Alternative[];
  /** Index of the one it has. */
  readonly selected: number;
}

/** What the schema says of a place that holds this value; undefined for a missing value. */
export function resolveForm(node: SchemaNode, value: Json | undefined, root: SchemaNode): ResolvedForm {
  const all = listAlternatives(node, root);
  const some = all.filter((one) => !isNull(one.node));
  const isNullable =
    some.length < all.length || listTypes(flatten(some[0]?.node ?? {}, value, root)).includes('null');
  const found = some.findIndex((one) => fits(one.node, value, root));
  const selected = found === -1 ? findClosest(some, value, root) : found;
  const form = flatten(some[selected]?.node ?? {}, value, root);
  // What is said at the place itself says more than the form's own words.
  const description = omitReferences(node).description ?? form.description;
  return {
    node: { ...form, ...(description === undefined ? {} : { description }) },
    isNullable,
    alternatives: some.length > 1 ? some : [],
    selected,
  };
}

const isNull = (node: SchemaNode) => node.type === 'null';

/** A part without what only leads elsewhere. */
function omitReferences({
  $ref: _,
  allOf: __,
  if: ___,
  then: ____,
  else: _____,
  anyOf: ______,
  oneOf: _______,
  ...rest
}: SchemaNode) {
  return rest as SchemaNode;
}

/** The forms that a place may take: lists of forms, and both sides of a condition, as far down as they go. */
function listAlternatives(node: SchemaNode, root: SchemaNode, name = ''): Alternative[] {
  const mergePart = (part: SchemaNode) =>
    listAlternatives(part, root, name).map((one) => combineAlternative(omitReferences(node), one));
  if (node.$ref !== undefined) {
    const named = node.$ref.replace('#/definitions/', '');
    return listAlternatives(resolveReference(root, node.$ref), root, named).map((one) =>
      combineAlternative(omitReferences(node), one),
    );
  }
  const forms = node.anyOf ?? node.oneOf;
  if (forms && forms.some((form) => form.$ref !== undefined || form.type !== undefined))
    return forms.flatMap(mergePart);
  if (node.if && node.then && node.else) return [node.then, node.else].flatMap(mergePart);
  const [only, ...others] = node.allOf ?? [];
  if (only?.$ref !== undefined && others.length === 0) return mergePart(only);
  return [{ name: formatName(name || (node.title ?? '')), node }];
}

/** What is said around a form belongs to each of its alternatives; their own words go before. */
function combineAlternative(around: SchemaNode, { name, node }: Alternative): Alternative {
  const { title: _, ...more } = around;
  return { name, node: { ...more, ...node } };
}

/** The alternative that shares most keys with a value that is right for none. */
function findClosest(all: readonly Alternative[], value: Json | undefined, root: SchemaNode): number {
  if (!isObject(value)) return 0;
  const shared = all.map(({ node }) => {
    const { properties = {} } = flatten(node, value, root);
    return Object.keys(value).filter((key) => Object.hasOwn(properties, key)).length;
  });
  return Math.max(0, shared.indexOf(Math.max(...shared)));
}

/** A part with its references followed, and of its conditions those sides that hold for the value. */
function flatten(node: SchemaNode, value: Json | undefined, root: SchemaNode): SchemaNode {
  const parts = [
    ...(node.$ref === undefined ? [] : [resolveReference(root, node.$ref)]),
    ...(node.allOf ?? []),
    ...(node.if ? [(fits(node.if, value, root) ? node.then : node.else) ?? {}] : []),
  ];
  return parts.reduce<SchemaNode>(
    (whole, part) => mergeSchemas(whole, flatten(part, value, root)),
    omitReferences(node),
  );
}

function mergeSchemas(whole: SchemaNode, part: SchemaNode): SchemaNode {
  // The key that tells forms apart is listed with all of them in the whole, and as a constant in the part.
  const properties = { ...part.properties, ...whole.properties };
  const ordered = Object.keys({ ...(part.properties ? part.properties : whole.properties), ...properties });
  return {
    ...part,
    ...whole,
    ...(whole.properties || part.properties
      ? { properties: Object.fromEntries(ordered.map((key) => [key, properties[key] ?? true])) }
      : {}),
    ...(whole.required || part.required
      ? { required: [...new Set([...(whole.required ?? []), ...(part.required ?? [])])] }
      : {}),
  };
}

/** "itemCondition" as "Item condition". */
export function formatName(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words === '' ? '' : (words[0] ?? '').toUpperCase() + words.slice(1);
}
