import type { SchemaNode } from '../../source/schema-node.ts';
import type { Steps } from './json-path.ts';

/** The types and keys that a schema allows at one position, merged from all alternatives. */
export interface SchemaPosition {
  readonly text: boolean;
  readonly number: boolean;
  readonly boolean: boolean;
  readonly null: boolean;
  readonly list: boolean;
  readonly object: boolean;
  /** True if texts are single words, which can be separated by commas. */
  readonly word: boolean;
  /** Known keys. */
  readonly keys: readonly string[];
  /** Returns the position of a key or list entry, or undefined if the schema does not have it. */
  readonly child: (step: string | number) => SchemaPosition | undefined;
}

/** Finds the position of a path in a schema. Returns undefined if the schema has no such path. */
export function findSchemaPosition(schema: SchemaNode, steps: Steps): SchemaPosition | undefined {
  let position: SchemaPosition | undefined = mergeNodes(schema, [schema]);
  for (const step of steps) position = position?.child(step);
  return position;
}

function mergeNodes(root: SchemaNode, nodes: readonly SchemaNode[]): SchemaPosition {
  const forms = new Set<SchemaNode>();
  for (const node of nodes) addForms(root, node, forms);
  const all = [...forms];
  const kinds = new Set(all.flatMap(listKinds));
  return {
    text: kinds.has('string'),
    number: kinds.has('number') || kinds.has('integer'),
    boolean: kinds.has('boolean'),
    null: kinds.has('null'),
    list: kinds.has('array'),
    object: kinds.has('object'),
    word: all.some(({ pattern }) => pattern !== undefined && !new RegExp(pattern).test('a b, c.')),
    keys: [...new Set(all.flatMap(({ properties = {} }) => Object.keys(properties)))],
    child: (step) => {
      const within = all.flatMap((node) =>
        typeof step === 'number' ? getEntrySchemas(node) : getMemberSchemas(node, step),
      );
      return within.length === 0 ? undefined : mergeNodes(root, within);
    },
  };
}

/** Collects a node with all nodes that it refers to or combines. */
function addForms(root: SchemaNode, node: SchemaNode, forms: Set<SchemaNode>): void {
  if (forms.has(node)) return;
  forms.add(node);
  const named =
    node.$ref === undefined ? undefined : root.definitions?.[node.$ref.replace('#/definitions/', '')];
  const parts = [
    named,
    node.then,
    node.else,
    ...(node.allOf ?? []),
    ...(node.anyOf ?? []),
    ...(node.oneOf ?? []),
  ];
  for (const part of parts) if (part) addForms(root, part, forms);
}

function listKinds({ type, const: only, enum: several, properties, items }: SchemaNode): readonly string[] {
  if (type !== undefined) return typeof type === 'string' ? [type] : type;
  if (only !== undefined || several) {
    return (several ?? [only]).map((one) => (one === null ? 'null' : typeof one));
  }
  if (properties) return ['object'];
  return items ? ['array'] : [];
}

function getEntrySchemas({ items }: SchemaNode): SchemaNode[] {
  return typeof items === 'object' ? [items] : [];
}

function getMemberSchemas(node: SchemaNode, key: string): SchemaNode[] {
  const { properties = {}, patternProperties = {}, additionalProperties } = node;
  const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (typeof own === 'object') return [own];
  const fitting = Object.entries(patternProperties).flatMap(([pattern, part]) =>
    new RegExp(pattern).test(key) ? [part] : [],
  );
  if (fitting.length > 0) return fitting;
  return own === undefined && typeof additionalProperties === 'object' ? [additionalProperties] : [];
}
