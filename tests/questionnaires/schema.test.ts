import { Ajv, type ValidateFunction } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { instrumentFiles, readJson } from './instrument-files.ts';

type Keys = Record<string, unknown>;
const schema = readJson('questionnaires/instrument.schema.json') as Keys;
let validate: ValidateFunction;

beforeAll(() => {
  validate = new Ajv({ strict: true, allErrors: true }).compile(schema);
});

/** Where and why a file was refused, one line each. */
function complaints(file: unknown): string[] {
  validate(file);
  // The error of "if" itself only repeats that a branch was refused.
  const errors = (validate.errors ?? []).filter((error) => error.keyword !== 'if');
  return errors.map((error) => `${error.instancePath} ${error.message}`);
}

/** A copy of the first file with one mistake in it. */
function withMistake(name: string, change: (file: any) => void): string[] {
  const file = structuredClone(instrumentFiles.get(name));
  change(file);
  return complaints(file);
}

describe('every questionnaire file has the shape the schema describes', () => {
  test.each([...instrumentFiles.keys()])('%s', (name) => {
    expect(complaints(instrumentFiles.get(name))).toEqual([]);
  });
});

describe('a researcher who makes a slip is told where it stands', () => {
  const file = 'S1-psychological.json';

  test('a misspelled key', () => {
    const found = withMistake(file, (one) => {
      one.items[2].revers = true;
    });
    expect(found).toEqual(['/items/2 must NOT have additional properties']);
  });

  test('a missing text', () => {
    const found = withMistake(file, (one) => {
      delete one.items[0].text;
    });
    expect(found).toContain("/items/0 must have required property 'text'");
  });

  test('a card without its right-hand statement', () => {
    const found = withMistake('S3-social.json', (one) => {
      delete one.items[4].right;
    });
    expect(found).toContain("/items/4 must have required property 'right'");
  });

  test('an unknown level, colour, direction, chart, ink or formula', () => {
    const found = withMistake(file, (one) => {
      one.look.ink = 's6';
      one.scores[0].formula.kind = 'total';
      const report = one.scores[1].report;
      report.chart = 'pie';
      report.direction = 'up';
      report.bands[0].levels[0].is = 'low';
      report.bands[0].colours[0].is = 'amber';
    });
    expect(found.filter((line) => line.includes('allowed values')).map((line) => line.split(' ')[0])).toEqual(
      [
        '/look/ink',
        '/scores/0/formula/kind',
        '/scores/1/report/chart',
        '/scores/1/report/direction',
        '/scores/1/report/bands/0/levels/0/is',
        '/scores/1/report/bands/0/colours/0/is',
      ],
    );
  });

  test('a version, an address or an id in the wrong form', () => {
    const found = withMistake(file, (one) => {
      one.version = '1';
      one.routes.intro = 'psychologicalPage';
      one.scores[0].id = 'Self acceptance';
    });
    expect(found.map((line) => line.split(' ')[0]).sort()).toEqual([
      '/routes/intro',
      '/scores/0/id',
      '/version',
    ]);
  });

  test('the centre of the slider as an answer', () => {
    const found = withMistake('S3-social.json', (one) => {
      one.scale.positions[2].position = 0;
    });
    expect(found).toEqual(['/scale/positions/2/position must NOT be valid']);
  });

  test('a limit that is both "up to" and "below"', () => {
    const found = withMistake(file, (one) => {
      one.scores[0].report.bands[0].levels[0].below = 15;
    });
    expect(found.join()).toContain('/scores/0/report/bands/0/levels/0');
  });
});

test('every key carries a description that editors can show', () => {
  const silent: string[] = [];
  const look = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node as Keys)) {
      const here = `${path}/${key}`;
      if (path.endsWith('/properties') && typeof value === 'object' && !describes(value)) {
        if (!path.includes('/if/') && !path.includes('/dependencies/')) silent.push(here);
      }
      look(value, here);
    }
  };
  const describes = (value: unknown) => Boolean((value as Keys).description);
  look(schema, '');
  expect(silent).toEqual([]);
});
