/** A JSON schema or a part of it. */
export type Schema = Readonly<Record<string, unknown>>;

/**
 * Generates read-only TypeScript types of a schema: one for the schema, for each definition and for each part with a title, with
 * descriptions as comments. Supports the keywords that our schemas use.
 * @param name of the type of the schema
 * @throws Error for an unknown `type`, and for two parts with the same title
 */
export function generateTypes(schema: Schema, name: string): string {
  return [...generateDeclarations(schema, name).values()].join('\n\n');
}

/** Generates the declarations by name, in the order of the schema. */
export function generateDeclarations(schema: Schema, name: string): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  const definitions = listNamedSchemas(schema.definitions);
  addDeclaration(name, schema, types);
  for (const [key, part] of definitions) addDeclaration(toPascalCase(key), part, types);
  return types;
}

function addDeclaration(name: string, schema: Schema, types: Map<string, string>): void {
  types.set(name, '');
  const type = generateTypeExpression(schema, types);
  const comment = formatComment(schema, '');
  types.set(
    name,
    type.startsWith('{')
      ? `${comment}export interface ${name} ${type}`
      : `${comment}export type ${name} = ${type};`,
  );
}

/** The type of a part. A part with a title gets a declaration, and its name is returned. */
function generateType(schema: Schema, types: Map<string, string>): string {
  if (typeof schema.title !== 'string') return generateTypeExpression(schema, types);
  const name = toPascalCase(schema.title);
  if (types.has(name))
    throw new Error(`Two parts of the schema have the title "${schema.title}". Rename one.`);
  addDeclaration(name, schema, types);
  return name;
}

function generateTypeExpression(schema: Schema, types: Map<string, string>): string {
  const { $ref, const: value, enum: values, if: condition } = schema;
  const union = (parts: readonly Schema[]) => joinUnion(parts.map((part) => generateType(part, types)));
  if (typeof $ref === 'string') return toPascalCase($ref.slice($ref.lastIndexOf('/') + 1));
  if (value !== undefined) return JSON.stringify(value);
  if (Array.isArray(values)) return values.map((entry) => JSON.stringify(entry)).join(' | ');
  if (condition) return union([schema.then, schema.else].flatMap(toSchemas));
  if (schema.anyOf) return union(listSchemas(schema.anyOf));
  if (schema.allOf) {
    // Conditions by kind are a union of their results. Otherwise `allOf` adds a description to a reference.
    const parts = listSchemas(schema.allOf).flatMap((part) => (part.if ? toSchemas(part.then) : [part]));
    return union(parts);
  }
  return joinUnion([schema.type].flat().map((kind) => generatePlainType(String(kind), schema, types)));
}

/** Joins types to a union with null at the end. */
function joinUnion(types: readonly string[]): string {
  return types.toSorted((a, b) => Number(a === 'null') - Number(b === 'null')).join(' | ');
}

function generatePlainType(kind: string, schema: Schema, types: Map<string, string>): string {
  switch (kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return kind;
    case 'integer':
      return 'number';
    case 'array': {
      const [items] = toSchemas(schema.items);
      const entry = items ? generateType(items, types) : 'unknown';
      return `readonly ${entry.includes(' | ') ? `(${entry})` : entry}[]`;
    }
    case 'object':
      return generateObjectType(schema, types);
    default:
      throw new Error(
        `The schema has an unknown type: ${JSON.stringify(schema).slice(0, 200)}. Add it to tools/derive/types.ts.`,
      );
  }
}

function generateObjectType(schema: Schema, types: Map<string, string>): string {
  const required = [schema.required].flat();
  const keys = listNamedSchemas(schema.properties).filter(([key]) => key !== '$schema');
  const lines = keys.map(([key, part]) => {
    const name = /^[A-Za-z]\w*$/.test(key) ? key : JSON.stringify(key);
    return `${formatComment(part, '  ')}  readonly ${name}${required.includes(key) ? '' : '?'}: ${generateType(part, types)};`;
  });
  const indexSignature = toSchemas(schema.additionalProperties).map(
    (part) =>
      `  readonly [id: string]: ${generateType(part, types)}${keys.length > 0 ? ' | undefined' : ''};`,
  );
  return `{\n${[...lines, ...indexSignature].join('\n')}\n}`;
}

/** Formats the description as a comment, in lines of at most 115 characters. */
function formatComment({ description }: Schema, indent: string): string {
  if (typeof description !== 'string') return '';
  const lines: string[] = [];
  for (const word of description.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${indent} * ${last} ${word}`.length <= 115)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const [first = ''] = lines;
  if (lines.length === 1 && `${indent}/** ${first} */`.length <= 115) return `${indent}/** ${first} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

/** Converts 'sumOfScores' and 'Sum of scores' to 'SumOfScores'. */
function toPascalCase(name: string): string {
  return name.replace(/(?:^|\s+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const toSchemas = (value: unknown): Schema[] => (isSchema(value) ? [value] : []);
const listSchemas = (value: unknown): Schema[] => [value].flat().filter(isSchema);
const listNamedSchemas = (value: unknown): [string, Schema][] =>
  Object.entries(isSchema(value) ? value : {}).filter((entry): entry is [string, Schema] =>
    isSchema(entry[1]),
  );
