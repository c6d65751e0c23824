import { Ajv, type ValidateFunction } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { knownKeywords } from '#authoring/source/shape/list.ts';
import { createSchemaValidator } from '#authoring/source/shape/shape-check.ts';
import { limits } from '#domain/account/limits.ts';
import { educationNames } from '#domain/account/profile.ts';
import { highestCode } from '#domain/answers/codes.ts';
import { maxOfferedSteps } from '#domain/scoring/offered-steps.ts';
import { percentiles } from '#domain/scoring/percentile.ts';
import { instrumentFiles, readJson } from './instrument-files.ts';

type Keys = Record<string, unknown>;
const schema = readJson('questionnaires/instrument.schema.json') as Keys;
let validate: ValidateFunction;

beforeAll(() => {
  validate = new Ajv({ strict: true, allErrors: true })
    .addVocabulary(['patternErrorMessage', 'x-translate'])
    .compile(schema);
});

test('limits of the code equal those of the schema', () => {
  const getBounds = (path: string) => {
    const at = path.split('.').reduce<Keys>((node, key) => node[key] as Keys, schema);
    return [at.minimum, at.maximum ?? at.maxItems];
  };
  const ages = [limits.age.min, limits.age.max];
  for (const key of ['from', 'to']) expect(getBounds(`definitions.ageBand.properties.${key}`)).toEqual(ages);
  expect(getBounds('properties.examples.items.properties.age')).toEqual(ages);
  for (const scale of ['choiceScale.properties.options', 'severalScale.properties.options']) {
    expect(getBounds(`definitions.${scale}.items.properties.code`)).toEqual([1, highestCode]);
  }
  expect(getBounds('definitions.bipolarScale.properties.positions.items.properties.code')).toEqual([
    1,
    highestCode,
  ]);
  expect(getBounds('definitions.norm.properties.percentiles.items.properties.percentile')).toEqual([
    percentiles.low,
    percentiles.high,
  ]);
  expect(getBounds('definitions.ageBand.properties.education.items')).toEqual([1, educationNames.length]);
  expect(getBounds('properties.help.properties.steps')[1]).toBe(maxOfferedSteps);
});

/** The location and reason of each schema error, one line each. */
function listErrors(file: unknown): string[] {
  validate(file);
  // The error of "if" itself only repeats that a branch failed.
  const errors = (validate.errors ?? []).filter((error) => error.keyword !== 'if');
  return errors.map((error) => `${error.instancePath} ${error.message}`);
}

describe('every questionnaire file matches the schema', () => {
  test.each([...instrumentFiles.keys()])('%s', (name) => {
    expect(listErrors(instrumentFiles.get(name))).toEqual([]);
  });
});

test('every key has a description for editors', () => {
  const silent: string[] = [];
  const visitSchema = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node as Keys)) {
      const here = `${path}/${key}`;
      if (path.endsWith('/properties') && typeof value === 'object' && !hasDescription(value)) {
        if (!path.includes('/if/') && !path.includes('/dependencies/')) silent.push(here);
      }
      visitSchema(value, here);
    }
  };
  const hasDescription = (value: unknown) => Boolean((value as Keys).description);
  visitSchema(schema, '');
  expect(silent).toEqual([]);
});

const schemas = [
  'questionnaires/instrument',
  'content/chain',
  'content/help-now',
  'content/pages',
  'content/personal-growth',
  'content/safety-plan/plan',
  'content/directory',
  'content/settings',
  'content/site/home',
  'content/site/access-facts',
];

describe.each(schemas)('%s.schema.json', (name) => {
  /** Every subschema, except conditions, which report nothing themselves. */
  const parts: Keys[] = [];
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(collect);
    if (typeof node !== 'object' || node === null) return;
    parts.push(node as Keys);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties' || key === 'definitions') Object.values(value as Keys).forEach(collect);
      else if (key !== 'if' && key !== 'not' && key !== 'enum' && key !== 'required') collect(value);
    }
  };
  collect(readJson(`${name}.schema.json`));

  test('has a description for every pattern', () => {
    const silent = parts.filter(
      ({ pattern, patternErrorMessage }) => pattern && pattern !== '\\S' && !patternErrorMessage,
    );
    expect(silent).toEqual([]);
  });

  test('uses only keywords with a message', () => {
    const describedKeywords = [...knownKeywords, 'patternErrorMessage', 'propertyNames'];
    const silent = [
      '$schema',
      '$ref',
      'x-translate',
      'title',
      'description',
      'definitions',
      'properties',
      'items',
    ];
    const forms = ['allOf', 'if', 'then', 'else'];
    const used = new Set(parts.flatMap((part) => Object.keys(part)));
    expect([...used].filter((key) => ![...describedKeywords, ...silent, ...forms].includes(key))).toEqual([]);
    expect(JSON.stringify(parts)).not.toMatch(/"(additionalProperties|items)":true/);
  });
});

describe('the message of a schema error', () => {
  const check = createSchemaValidator(schema);
  /** Path, expectation, value and fix of the only finding. */
  function listErrorsAfter(name: string, change: (file: any) => void): string[] {
    const file = structuredClone(instrumentFiles.get(name));
    change(file);
    return check(file).map(({ path, expected, actual, fix }) => `${path}: ${expected} | ${actual} | ${fix}`);
  }
  const getFirstReport = (file: any) => file.scores[0].report;
  const createRules = (when: unknown) => ({ kind: 'rules', cases: [{ when, value: 1 }], otherwise: 0 });

  test.each<[string, (file: any) => void, string]>([
    [
      'the centre of a slider as an answer',
      (file) => (file.scale.positions[2].position = 0),
      'scale.positions[2].position: any other than 0 | 0 | Change it. Steps from the centre: negative to the left, positive to the right, never 0.',
    ],
    [
      'a limit with both keys',
      (file) => (getFirstReport(file).bands[0].levels[0].below = 15),
      'scores[0].report.bands[0].levels[0]: "upTo" or "below", not both | {"upTo":33,"is":"Low","below":15} | Remove one of the two.',
    ],
    [
      'an address without its slash',
      (file) => (file.routes.intro = 'socialPage'),
      'routes.intro: an address that begins with / and has letters, digits and hyphens, such as /sleepPage | "socialPage" | Write it in this format.',
    ],
    [
      'a space after an id',
      (file) => (file.items[0].id = 'so1 '),
      'items[0].id: a small letter first, then letters, digits and hyphens, such as sa1 | "so1 " | Remove the space at its beginning or end.',
    ],
    [
      'a colour in capitals',
      (file) => (getFirstReport(file).bands[0].colours[0].is = 'Red'),
      'scores[0].report.bands[0].colours[0].is: one of "red", "green", "blue", "grey" | "Red" | Write "red".',
    ],
    [
      'text in place of a norm or null',
      (file) => (getFirstReport(file).bands[0].norm = 'none'),
      'scores[0].report.bands[0].norm: null, without quotation marks; or a group of keys in curly braces | "none" | Change it. Reference mean and deviation of this band; null where the score has no percentile.',
    ],
    [
      'an age in quotation marks',
      (file) => (getFirstReport(file).bands[0].to = '35'),
      'scores[0].report.bands[0].to: a whole number, without quotation marks; or null, without quotation marks | "35" | Write 35, without quotation marks.',
    ],
    [
      'a duplicate page',
      (file) => (getFirstReport(file).levelTexts.High.reading = ['wellBeing1', 'wellBeing1']),
      'scores[0].report.levelTexts.High.reading: each entry once | "wellBeing1" a second time | Remove one of the two.',
    ],
    [
      'a short title that is too long',
      (file) => (file.shortTitle = 'Connectedness with others'),
      'shortTitle: at most 20 characters | 25 characters: "Connectedness with others" | Make it shorter.',
    ],
    [
      'a note on the norms without a full stop',
      (file) => (file.normsNote = 'Measured with 612 adults'),
      'normsNote: sentences for readers, with a full stop at the end | "Measured with 612 adults" | Write it in this format.',
    ],
    [
      'a scale without its kind',
      (file) => delete file.scale.kind,
      "scale.kind: the key \"kind\" | nothing | Add it. Which form this takes: 'choice': one of a list of options; 'bipolar': two opposite statements and a slider; 'rating': a row of whole numbers with a label at each end; 'analogue': a line with a label at each end, from 0 to 100 if nothing else is written; 'number': a whole number that is typed, with its unit; 'several': any number of options of a list; 'time': a clock time; 'duration': hours and minutes; 'date': a date; 'text': a text.",
    ],
    [
      'a misspelled key',
      (file) => (file.items[2].reverze = true),
      'items[2].reverze: only the keys id, left, right, reverse, scale, showWhen, hiddenValue, unscored | the unknown key "reverze" | Did you mean "reverse"? Write "reverse", or remove the key if it is not needed.',
    ],
    [
      'a card without its right-hand statement',
      (file) => delete file.items[4].right,
      'items[4].right: the key "right" | nothing | Add it. The statement at the right end.',
    ],
    [
      'a version in the wrong form',
      (file) => (file.version = '1'),
      'version: two or three whole numbers with points between them, such as 1.0 or 1.0.1 | "1" | Write it in this format.',
    ],
    [
      'a condition without a comparison',
      (file) => (file.items[2].showWhen = { item: 'so1' }),
      'items[2].showWhen: with "item", at least one of "is", "from", "upTo", "includes" | only "item" | Add what is missing.',
    ],
    [
      'a misspelled key within combined conditions',
      (file) => (file.items[2].showWhen = { all: [{ item: 'so1', form: 2 }] }),
      'items[2].showWhen.all[0].form: only the keys item, is, from, upTo, includes | the unknown key "form" | Did you mean "from"? Write "from", or remove the key if it is not needed.',
    ],
    [
      'text in place of a condition',
      (file) => (file.items[2].showWhen = 'so1 = 2'),
      'items[2].showWhen: a group of keys in curly braces | "so1 = 2" | Change it. A condition on earlier answers.',
    ],
    [
      'a case of a category without a score',
      (file) => (file.scores[0].formula = createRules({ atLeast: 1, of: [{ item: 'so1', from: '2' }] })),
      'scores[0].formula.cases[0].when.of[0].from: a number, without quotation marks | "2" | Write 2, without quotation marks.',
    ],
    [
      'a scale name with a capital',
      (file) => (file.scales = { Pain: file.scale }),
      'scales.Pain: a small letter first, then letters, digits and hyphens, such as pain | "Pain" | Write it in this format.',
    ],
    [
      'a level text in another language',
      (file) => (getFirstReport(file).levelTexts['1'] = getFirstReport(file).levelTexts.High),
      'scores[0].report.levelTexts[1]: High, Average, Low, or the id of a level: a small letter first, then letters, digits and hyphens | "1" | Write it in this format.',
    ],
  ])('%s', (_, change, words) => {
    expect(listErrorsAfter('S3-social.json', change)).toEqual([words]);
  });

  test('an address of the descriptions that starts without a slash', () => {
    const pages = createSchemaValidator(readJson('content/pages.schema.json') as object);
    expect(pages({ withoutScript: 'A', descriptions: { team: 'B' } })).toEqual([
      {
        rule: 'shape/form',
        level: 'error',
        path: 'descriptions.team',
        expected: 'an address that begins with /, such as /team',
        actual: '"team"',
        fix: 'Write it in this format.',
      },
    ]);
  });
});
