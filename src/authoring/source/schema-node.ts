import type { Json } from './json-value.ts';

/** A node of a JSON schema, with the keywords that forms use. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly properties?: Readonly<Record<string, SchemaNode | boolean>>;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>;
  readonly propertyNames?: SchemaNode;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly allOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly if?: SchemaNode;
  readonly then?: SchemaNode;
  readonly else?: SchemaNode;
  readonly not?: SchemaNode;
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
  /** true: a text for people, which overlay files translate; 'reference': a copy of such a text in the same file. */
  readonly 'x-translate'?: boolean | 'reference';
}

/** Resolves a `$ref`. */
export function resolveReference(root: SchemaNode, ref: string): SchemaNode {
  return root.definitions?.[ref.replace('#/definitions/', '')] ?? {};
}

/** Lists the types of a node. */
export function listTypes({ type }: SchemaNode): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type;
}
