import { isObject, type Json } from '../../../source/json-value.ts';
import { matchesSchema } from './matches-schema.ts';
import { resolveReference, type SchemaNode, listTypes } from '../../../source/schema-node.ts';

/** One of several forms of a value. */
interface Alternative {
  /** Label made from the name of its definition, such as "Item condition". */
  readonly name: string;
  readonly node: SchemaNode;
}

/** The schema of a value with all references and conditions resolved. */
export interface ResolvedSchema {
  readonly node: SchemaNode;
  /** True if null is allowed in addition to the type. */
  readonly isNullable: boolean;
  /** The alternative forms; empty if there is only one. */
  readonly alternatives: readonly Alternative[];
  /** Index of the current form. */
  readonly selected: number;
}

/** Resolves the schema of a value, which may be undefined. */
export function resolveSchema(node: SchemaNode, value: Json | undefined, root: SchemaNode): ResolvedSchema {
  const all = listAlternatives(node, root);
  const some = all.filter((one) => !isNull(one.node));
  const isNullable =
    some.length < all.length || listTypes(flatten(some[0]?.node ?? {}, value, root)).includes('null');
  const found = some.findIndex((one) => matchesSchema(one.node, value, root));
  const selected = found === -1 ? findClosest(some, value, root) : found;
  const form = flatten(some[selected]?.node ?? {}, value, root);
  // A description at the reference is more specific than that of the definition.
  const description = omitReferences(node).description ?? form.description;
  return {
    node: { ...form, ...(description === undefined ? {} : { description }) },
    isNullable,
    alternatives: some.length > 1 ? some : [],
    selected,
  };
}

const isNull = (node: SchemaNode) => node.type === 'null';

/** Omits references and combinations. */
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

/** Lists the alternative forms of a node: `anyOf`, `oneOf`, and both branches of a condition, recursively. */
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
  return [{ name: formatKeyName(name || (node.title ?? '')), node }];
}

/** Adds the keys around an alternative, which take lower precedence. */
function combineAlternative(around: SchemaNode, { name, node }: Alternative): Alternative {
  const { title: _, ...more } = around;
  return { name, node: { ...more, ...node } };
}

/** Returns the index of the alternative that shares most keys with an invalid value. */
function findClosest(all: readonly Alternative[], value: Json | undefined, root: SchemaNode): number {
  if (!isObject(value)) return 0;
  const shared = all.map(({ node }) => {
    const { properties = {} } = flatten(node, value, root);
    return Object.keys(value).filter((key) => Object.hasOwn(properties, key)).length;
  });
  return Math.max(0, shared.indexOf(Math.max(...shared)));
}

/** Merges a node with its references and the matching branches of its conditions. */
function flatten(node: SchemaNode, value: Json | undefined, root: SchemaNode): SchemaNode {
  const parts = [
    ...(node.$ref === undefined ? [] : [resolveReference(root, node.$ref)]),
    ...(node.allOf ?? []),
    ...(node.if ? [(matchesSchema(node.if, value, root) ? node.then : node.else) ?? {}] : []),
  ];
  return parts.reduce<SchemaNode>(
    (whole, part) => mergeSchemas(whole, flatten(part, value, root)),
    omitReferences(node),
  );
}

function mergeSchemas(whole: SchemaNode, part: SchemaNode): SchemaNode {
  // The key that identifies the form is an enum in `whole` and a constant in `part`.
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

/** Formats a name: "itemCondition" becomes "Item condition". */
export function formatKeyName(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words === '' ? '' : (words[0] ?? '').toUpperCase() + words.slice(1);
}
