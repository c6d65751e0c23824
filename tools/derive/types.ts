/** A JSON schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/**
 * TypeScript types of all that a schema describes: one for the whole, one for each definition and one for each part with
 * a title, all read-only, with the descriptions as comments. It reads the keywords that our schemas use and throws
 * on any other that would change a type.
 * @param name of the type of the whole
 */
export function typesOf(schema: Schema, name: string): string {
  return [...declarationsOf(schema, name).values()].join('\n\n');
}

/** The same as one declaration for each name, in the order of the schema. */
export function declarationsOf(schema: Schema, name: string): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  const definitions = schemasIn(schema.definitions);
  declare(name, schema, types);
  for (const [key, part] of definitions) declare(pascal(key), part, types);
  return types;
}

function declare(name: string, schema: Schema, types: Map<string, string>): void {
  types.set(name, '');
  const type = shapeOf(schema, types);
  const comment = commentOf(schema, '');
  types.set(
    name,
    type.startsWith('{')
      ? `${comment}export interface ${name} ${type}`
      : `${comment}export type ${name} = ${type};`,
  );
}

/** The type of a part: its name where it has one, which is then declared; else its shape. */
function typeOf(schema: Schema, types: Map<string, string>): string {
  if (typeof schema.title !== 'string') return shapeOf(schema, types);
  const name = pascal(schema.title);
  if (types.has(name)) throw new Error(`Two parts of the schema have the title "${schema.title}".`);
  declare(name, schema, types);
  return name;
}

function shapeOf(schema: Schema, types: Map<string, string>): string {
  const { $ref, const: value, enum: values, if: condition } = schema;
  const union = (parts: readonly Schema[]) => joined(parts.map((part) => typeOf(part, types)));
  if (typeof $ref === 'string') return pascal($ref.slice($ref.lastIndexOf('/') + 1));
  if (value !== undefined) return JSON.stringify(value);
  if (Array.isArray(values)) return values.map((one) => JSON.stringify(one)).join(' | ');
  if (condition) return union([schema.then, schema.else].flatMap(schemaIn));
  if (schema.anyOf) return union(listOf(schema.anyOf));
  if (schema.allOf) {
    // Forms by kind: each condition names one form. Else a reference beside a description of its own.
    const forms = listOf(schema.allOf).flatMap((part) => (part.if ? schemaIn(part.then) : [part]));
    return union(forms);
  }
  return joined([schema.type].flat().map((kind) => plain(String(kind), schema, types)));
}

/** A union, with null at its end. */
function joined(types: readonly string[]): string {
  return types.toSorted((a, b) => Number(a === 'null') - Number(b === 'null')).join(' | ');
}

function plain(kind: string, schema: Schema, types: Map<string, string>): string {
  switch (kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return kind;
    case 'integer':
      return 'number';
    case 'array': {
      const [items] = schemaIn(schema.items);
      const entry = items ? typeOf(items, types) : 'unknown';
      return `readonly ${entry.includes(' | ') ? `(${entry})` : entry}[]`;
    }
    case 'object':
      return objectType(schema, types);
    default:
      throw new Error(`No type is known for ${JSON.stringify(schema).slice(0, 200)}.`);
  }
}

function objectType(schema: Schema, types: Map<string, string>): string {
  const required = [schema.required].flat();
  const keys = schemasIn(schema.properties).filter(([key]) => key !== '$schema');
  const lines = keys.map(([key, part]) => {
    const name = /^[A-Za-z]\w*$/.test(key) ? key : JSON.stringify(key);
    return `${commentOf(part, '  ')}  readonly ${name}${required.includes(key) ? '' : '?'}: ${typeOf(part, types)};`;
  });
  const open = schemaIn(schema.additionalProperties).map(
    (part) => `  readonly [id: string]: ${typeOf(part, types)}${keys.length > 0 ? ' | undefined' : ''};`,
  );
  return `{\n${[...lines, ...open].join('\n')}\n}`;
}

/** The description as a comment, in lines of at most 115 characters. */
function commentOf({ description }: Schema, indent: string): string {
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

/** 'sumOfScores' and 'Sum of scores' as 'SumOfScores'. */
function pascal(name: string): string {
  return name.replace(/(?:^|\s+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const schemaIn = (value: unknown): Schema[] => (isSchema(value) ? [value] : []);
const listOf = (value: unknown): Schema[] => [value].flat().filter(isSchema);
const schemasIn = (value: unknown): [string, Schema][] =>
  Object.entries(isSchema(value) ? value : {}).filter((entry): entry is [string, Schema] =>
    isSchema(entry[1]),
  );
