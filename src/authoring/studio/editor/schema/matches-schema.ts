import { isList, isObject, type Json } from '../../../source/json-value.ts';
import { resolveReference, type SchemaNode, listTypes } from '../../../source/schema-node.ts';

/**
 * Returns true if a value has the form of a schema node. Compares only types, constants and keys; the check reports
 * violated limits.
 */
export function matchesSchema(
  node: SchemaNode | boolean | undefined,
  value: Json | undefined,
  root: SchemaNode,
): boolean {
  if (node === undefined || node === true) return true;
  if (node === false) return value === undefined;
  if (node.$ref !== undefined && !matchesSchema(resolveReference(root, node.$ref), value, root)) return false;
  if (value === undefined) return true;
  return (
    matchesType(node, value) &&
    (node.const === undefined || node.const === value) &&
    (node.enum === undefined || node.enum.includes(value)) &&
    (!isObject(value) || matchesKeys(node, value, root)) &&
    (node.not === undefined || !matchesSchema(node.not, value, root)) &&
    (node.allOf ?? []).every((part) => matchesSchema(part, value, root)) &&
    (!node.anyOf || node.anyOf.some((part) => matchesSchema(part, value, root))) &&
    (!node.oneOf || node.oneOf.some((part) => matchesSchema(part, value, root))) &&
    (!node.if || matchesSchema(matchesSchema(node.if, value, root) ? node.then : node.else, value, root))
  );
}

function matchesKeys(node: SchemaNode, value: { readonly [key: string]: Json }, root: SchemaNode): boolean {
  const { properties = {}, required = [] } = node;
  return (
    required.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(properties).every(([key, part]) => matchesSchema(part, value[key], root)) &&
    (node.additionalProperties !== false || Object.keys(value).every((key) => Object.hasOwn(properties, key)))
  );
}

function matchesType(node: SchemaNode, value: Json): boolean {
  const types = listTypes(node);
  return types.length === 0 || types.some((type) => isOfType(type, value));
}

function isOfType(type: string, value: Json): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return isList(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
