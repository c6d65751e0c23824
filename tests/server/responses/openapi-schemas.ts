import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import type { NamedResponse } from './requests/types.ts';

/** The header with the operation of a response, as in the document: "GET /wellness-check/api/health". */
export const operationHeader = 'x-call';

type Schemas = Readonly<Record<string, { readonly schema: AnySchema }>>;
type Operations = Readonly<
  Record<string, { readonly responses: Readonly<Record<string, { content?: Schemas }>> }>
>;

/** The published API document. */
const document = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')) as {
  readonly paths: Readonly<Record<string, Operations>>;
};

/** Every operation of the document. */
export const listedOperations: readonly string[] = Object.entries(document.paths).flatMap(([path, calls]) =>
  Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
);

// `example` and others are keywords of OpenAPI, not of JSON Schema.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const compiled = new Map<AnySchema, ValidateFunction>();

/** Describes how a response deviates from `docs/openapi.json`; null if it matches. */
export function findDeviation({ status, headers, text }: NamedResponse['response']): string | null {
  const [method = '', path = ''] = String(headers[operationHeader]).split(' ');
  const response = document.paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!response) return `no status ${status}`;
  if (!response.content) return text === '' ? null : 'a body where there is none';
  const type = String(headers['content-type']).split(';')[0] as string;
  const schema = response.content[type]?.schema;
  if (!schema) return `no ${type}`;
  if (!compiled.has(schema)) compiled.set(schema, ajv.compile(forbidUnknownKeys(schema)));
  const check = compiled.get(schema) as ValidateFunction;
  return check(/json/.test(type) ? JSON.parse(text) : text) ? null : ajv.errorsText(check.errors);
}

/** A copy of the schema that forbids unknown keys in objects. */
function forbidUnknownKeys(schema: AnySchema): AnySchema {
  return JSON.parse(JSON.stringify(schema), (_key, part) =>
    part?.type === 'object' && part.properties ? { additionalProperties: false, ...part } : part,
  );
}
