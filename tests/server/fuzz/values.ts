/** Values of a field: those that its schema allows, and invalid or hostile ones. */
import fc from 'fast-check';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The keywords of JSON Schema used by the contract. */
export interface Schema {
  readonly type?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/** A marker in texts that must not be logged and not repeated in an error. */
export const planted = 'PlantedSecret';

/** A JSON number that JavaScript cannot represent; its quotation marks are removed later. */
const createRawNumber = (number: string) => `{{raw:${number}}}`;
export const insertRawNumbers = (text: string) => text.replace(/"\{\{raw:([^}]*)\}\}"/g, '$1');

const numbers = [
  0,
  -0,
  -1,
  1,
  2,
  3,
  6,
  99,
  0.1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  1e308,
  -1e308,
  5e-324,
  createRawNumber('1e400'),
  createRawNumber('-1e400'),
  createRawNumber('1e-400'),
  createRawNumber('9'.repeat(400)),
];

const texts = [
  '',
  ' ',
  '\0',
  `${planted}\0`,
  '\ud800',
  `\udfff${planted}`,
  '\u0001\u0007\u001b[31m',
  '\r\nBcc: other@example.org',
  '\u202egnitset',
  '\u200b\u200c\u200d\ufeff',
  '\uffff\u{10ffff}',
  '1',
  '1e3',
  '0x10',
  '१२३४५६७८९०',
  '１２３',
  'true',
  'null',
  'NaN',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '{{username}}',
  '{{nextSection}}',
  `'; drop table accounts; --`,
  `${planted}' or '1'='1`,
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd()',
  '\u0e33'.repeat(30),
  'ﷺ'.repeat(20),
  'e\u0301'.repeat(25),
  '👩‍👩‍👧‍👦'.repeat(8),
  'x'.repeat(201),
  'x'.repeat(4001),
  'x'.repeat(70_000),
];

const parts: readonly Json[] = [
  null,
  true,
  false,
  [],
  [[]],
  {},
  { length: -1 },
  { toString: planted },
  JSON.parse('{"__proto__":{"admin":true}}'),
  JSON.parse('{"constructor":{"prototype":{}}}'),
  Array(501).fill(1),
  Array(600).fill(null),
  [null, true, '1', {}, [1]],
];

/** Values that no field expects, mostly a fixed list of known problems. */
export const hostile: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Json>(...numbers) },
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 3, arbitrary: fc.constantFrom(...parts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double().filter(Number.isFinite) },
  { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<Json> },
);

/** Generates values that a schema allows, without regard to their meaning. */
export function generateAllowed(schema: Schema): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(generateAllowed));
  const { minimum: min, maximum: max, minLength = 0, maxLength = 5000 } = schema;
  switch (schema.type) {
    case 'object':
      return generateObject(schema);
    case 'array':
      return generateList(schema);
    case 'string':
      if (schema.pattern)
        return fc
          .stringMatching(new RegExp(schema.pattern))
          .filter(({ length }) => length >= minLength && length <= maxLength);
      return fc.oneof(
        fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 60) }),
        fc.constantFrom(...texts).filter(({ length }) => length >= minLength && length <= maxLength),
      );
    case 'integer':
      return fc.integer({ min: min ?? -(2 ** 53), max: max ?? 2 ** 53 });
    case 'number':
      return fc.oneof(
        fc.double({ min, max, noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min, max }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(
        `No values are known for ${JSON.stringify(schema)}. Teach tests/server/fuzz/values.ts.`,
      );
  }
}

function generateObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<Json> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([key, one]) => [key, generateAllowed(one)]),
  );
  return fc.record(values, { requiredKeys: [...required] }) as fc.Arbitrary<Json>;
}

function generateList({ items = {}, maxItems = 600, uniqueItems }: Schema): fc.Arbitrary<Json> {
  const maxLength = Math.min(maxItems, 600);
  const options = { maxLength, size: '+1' } as const;
  return uniqueItems
    ? fc.uniqueArray(generateAllowed(items), options)
    : fc.array(generateAllowed(items), options);
}
