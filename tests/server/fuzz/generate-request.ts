/** Generates random requests: valid ones, equivalent variations, and up to three mutations. */
import fc from 'fast-check';
import { apiBase } from '#contract/paths.ts';
import { formatRoute, type Route } from '../attack/routes.ts';
import type { ValidBodies } from './valid-bodies.ts';
import { generateAllowed, hostile, type Json, planted, type Schema } from './values.ts';

const variations = [
  'unknown key',
  'keys reversed',
  'spaces',
  'escapes',
  'charset',
  'Bearer',
  'unknown query',
  'own origin',
  'capitals',
] as const;
/** Variations that do not change the meaning of a request. */
type Variation = (typeof variations)[number];

const texts = {
  empty: () => '',
  space: () => ' ',
  null: () => 'null',
  number: () => '7',
  text: () => `"${planted}"`,
  list: () => '[]',
  cut: (body: string) => body.slice(0, -1),
  half: (body: string) => body.slice(0, body.length / 2),
  doubled: (body: string) => body + body,
  'more behind': (body: string) => `${body} x`,
  'mark before': (body: string) => `\ufeff${body}`,
  'single quotes': (body: string) => body.replaceAll('"', "'"),
  'key twice, first': (body: string) => body.replace(/^\{(?=("[^"]*"):)/, '{$1:null,'),
  'key twice, last': (body: string) =>
    body.replace(/^\{("[^"]*"):[\s\S]*\}$/, (all, key) => `${all.slice(0, -1)},${key}:[]}`),
  prototype: (body: string) => body.replace(/^\{/, '{"__proto__":{"admin":true},'),
  constructor: (body: string) => body.replace(/^\{/, '{"constructor":{"prototype":{"admin":true}},'),
  'deep lists': () => `${'['.repeat(9000)}${']'.repeat(9000)}`,
  'deep objects': (body: string) => body.replace(/^\{/, `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)},`),
  'too long': (body: string) => body.replace(/^\{/, `{"a":"${'x'.repeat(66_000)}",`),
  'many keys': (body: string) =>
    body.replace(/^\{/, `{${Array.from({ length: 5000 }, (_, n) => `"k${n}":1,`).join('')}`),
  zero: (body: string) => body.replace(/^\{/, '{"a":"\\u0000",'),
  'zero in a key': (body: string) => body.replace(/^\{/, '{"\\u0000":1,'),
  'half a pair': (body: string) => body.replace(/^\{/, '{"a":"\\ud800",'),
  'control character': (body: string) => body.replace(/^\{/, '{"a":"\u0001",'),
  form: () => `username=${planted}&password=${planted}`,
} satisfies Record<string, (body: string) => string>;
export type TextMutation = keyof typeof texts | 'bytes';

/** A mutated body; invalid UTF-8 as bytes. */
export function mutateText(how: TextMutation, body: string): string | Buffer {
  if (how === 'bytes')
    return Buffer.concat([Buffer.from(body.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80, 0xfe])]);
  return texts[how](body);
}

const tokens = [
  'none',
  'empty',
  'made up',
  'other',
  'ended',
  'expired',
  'removed',
  'half',
  'doubled',
  'hash',
  'own id, other secret',
  'user id',
  'long',
  'SQL',
  'control characters',
  'Basic',
  'capitals',
  'other purpose',
] as const;
/** Replacements of the valid token. */
export type BadToken = (typeof tokens)[number];

export type Mutation =
  | { readonly what: 'value'; readonly at: number; readonly to: Json }
  | { readonly what: 'drop'; readonly at: number }
  /** A value allowed by the schema of this key. */
  | { readonly what: 'key'; readonly key: string; readonly to: Json }
  | { readonly what: 'text'; readonly how: TextMutation }
  | { readonly what: 'token'; readonly as: BadToken }
  | { readonly what: 'param'; readonly name: string; readonly to: string }
  | { readonly what: 'query'; readonly to: string }
  | { readonly what: 'header'; readonly name: string; readonly to: string }
  /** A part of the plaintext of an encrypted submission. */
  | { readonly what: 'content'; readonly at: number; readonly to: Json };

/** A request without the ids of its caller, so that a seed yields the same request. */
export interface FuzzCall {
  readonly call: string;
  /** 'valid': must succeed without mutations. 'allowed': matches its schema. */
  readonly kind: 'valid' | 'allowed';
  readonly body: Json | undefined;
  readonly variations: readonly Variation[];
  readonly mutations: readonly Mutation[];
}

const oddParams = [
  '',
  '{{victim}}',
  '{{nextSection}}',
  '0',
  '-1',
  '1.5',
  '1e3',
  '9'.repeat(16),
  '9'.repeat(17),
  '9'.repeat(99),
  '9'.repeat(101),
  'NaN',
  'null',
  '__proto__',
  'constructor',
  'S99',
  's1',
  '%00',
  '%',
  '%ff',
  '%ED%A0%80',
  '..%2F..',
  '%2e%2e',
  '१२३',
  '0{{own}}',
  '+{{own}}',
  '{{own}}%00',
  '{{own}},{{victim}}',
  ' {{own}}',
  `%27 or 1=1 --`,
  'x'.repeat(41),
];

const queries = [
  '?',
  '?format=',
  '?format=%00',
  '?format=csv&format=json',
  '?format[]=csv',
  '?format=csv%0d%0aX: y',
  '?__proto__=1',
  '?constructor=1&toString=2',
  '?limit=-1&before=x&after=%00',
  '?limit=1e9',
  `?token=${planted}`,
  '?%',
  '?a=%ff',
  `?${'a=1&'.repeat(2000)}`,
];

/** Headers that browsers and attackers send. A socket rejects control characters in them. */
const headerValues = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    'null',
    '1.0, 2.0',
    '1.0.0.0',
    '999999.0',
    'x'.repeat(201),
    'x'.repeat(8000),
  ),
  fc.constantFrom('__proto__', `${planted}'; --`, 'cross-site', '\u00e9\u00ff', '"', '{}'),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((n) => n !== 0x7f)
      .map((n) => String.fromCharCode(n)),
  }),
);
const headerNames = [
  'idempotency-key',
  'instrument-version',
  'sec-fetch-site',
  'cookie',
  'x-forwarded-for',
  'accept',
];
const contentTypes = [
  'text/plain',
  'text/plain; a=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/jsonx',
  'application/json, text/plain',
  'application',
  '',
  ';',
  '\u00e9',
];

/** Generates requests of a route. */
export function generateCalls(route: Route, validBodies: ValidBodies): fc.Arbitrary<FuzzCall> {
  const name = formatRoute(route);
  const { body, params, querystring } = (route.options.schema ?? {}) as Readonly<
    Record<string, Schema | undefined>
  >;
  const hasBody = route.method !== 'GET' && route.method !== 'HEAD';
  const validBody = hasBody ? validBodies[name] : fc.constant(undefined);
  if (!validBody)
    throw new Error(`No valid body is known for ${name}. Add one to tests/server/fuzz/valid-bodies.ts.`);
  const at = fc.nat({ max: 40 });
  const mutations: fc.Arbitrary<Mutation>[] = [
    fc.record({ what: fc.constant('token' as const), as: fc.constantFrom(...tokens) }),
    fc.record({
      what: fc.constant('query' as const),
      to: querystring
        ? fc.oneof(fc.constantFrom(...queries), generateQuery(querystring))
        : fc.constantFrom(...queries),
    }),
    fc.record({
      what: fc.constant('header' as const),
      name: fc.constantFrom(...headerNames),
      to: headerValues,
    }),
  ];
  const names = Object.keys(params?.properties ?? {});
  if (names.length > 0)
    mutations.push(
      fc.record({
        what: fc.constant('param' as const),
        name: fc.constantFrom(...names),
        to: fc.oneof(
          fc.constantFrom(...oddParams),
          fc.string({ unit: 'binary-ascii', maxLength: 30 }).map(encodeURIComponent),
        ),
      }),
    );
  if (hasBody) {
    const value = fc.record({ what: fc.constant('value' as const), at, to: hostile });
    mutations.push(
      // Most violations are in values.
      ...Array<fc.Arbitrary<Mutation>>(6).fill(value),
      ...(body ? mutateKeys(body) : []),
      fc.record({ what: fc.constant('drop' as const), at }),
      fc.record({
        what: fc.constant('text' as const),
        how: fc.constantFrom<TextMutation>('bytes', ...(Object.keys(texts) as TextMutation[])),
      }),
      fc.record({
        what: fc.constant('header' as const),
        name: fc.constantFrom('content-type', 'content-length', 'sec-fetch-site'),
        to: fc.oneof(fc.constantFrom(...contentTypes), headerValues),
      }),
      fc.record({ what: fc.constant('content' as const), at, to: hostile }),
    );
  }
  const common = {
    call: fc.constant(name),
    variations: fc.subarray([...variations], { maxLength: 3 }),
    mutations: fc.oneof(
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 3, arbitrary: fc.array(fc.oneof(...mutations), { minLength: 1, maxLength: 3 }) },
    ),
  };
  const validCall = fc.record({ ...common, kind: fc.constant('valid' as const), body: validBody });
  if (!hasBody || !body) return validCall;
  return fc.oneof(
    { weight: 3, arbitrary: validCall },
    {
      weight: 1,
      arbitrary: fc.record({ ...common, kind: fc.constant('allowed' as const), body: generateAllowed(body) }),
    },
  );
}

function mutateKeys({ anyOf = [], properties = {} }: Schema): fc.Arbitrary<Mutation>[] {
  const own = Object.entries(properties).map(([key, schema]) =>
    fc.record({ what: fc.constant('key' as const), key: fc.constant(key), to: generateAllowed(schema) }),
  );
  return [...own, ...anyOf.flatMap(mutateKeys)];
}

function generateQuery({ properties = {} }: Schema): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...Object.keys(properties)), fc.string({ unit: 'binary', maxLength: 40 }))
    .map(([key, value]) => `?${key}=${encodeURIComponent(value)}`);
}

/** The URL of a route with its parameters, under `{api}`. */
export function createUrl(
  { pattern }: Route,
  params: Readonly<Record<string, string>>,
  inCapitals: boolean,
): string {
  const parts = `${apiBase}${pattern}`.split('/');
  return parts
    .map((part) =>
      part.startsWith(':') ? (params[part.slice(1)] ?? '') : inCapitals ? part.toUpperCase() : part,
    )
    .join('/');
}
