import { describe, expect, it } from 'vitest';
import { checkInstrument } from '#domain/instrument/check.ts';
import { anInstrument, anInstrumentOfPairs } from '#tests/support/instrument-builder.ts';

describe('a file without errors', () => {
  it('passes', () => {
    expect(checkInstrument(anInstrument())).toEqual([]);
    expect(checkInstrument(anInstrumentOfPairs())).toEqual([]);
  });
});

describe('the card of an instrument', () => {
  it.each(['1', '1.0.0.0', '1.0.', '1.0.00', '01.0', '1.', 'v1.0', '1,0', ''])(
    'has a version of two or three numbers, not %j',
    (version) => {
      const problems = checkInstrument(
        anInstrument((draft) => {
          draft.version = version;
        }),
      );
      expect(problems).toMatchObject([
        {
          path: 'version',
          expected: 'two or three whole numbers separated by points, such as "1.0" or "1.0.1"',
          actual: `"${version}"`,
          fix: 'Write major.minor or major.minor.spelling, without leading zeros and in quotation marks.',
        },
      ]);
    },
  );

  it.each(['0.1', '1.1', '10.20', '1.0.0', '2.3.0'])('can have version %s', (version) => {
    const other = anInstrument((draft) => {
      draft.version = version;
    });
    expect(checkInstrument(other)).toEqual([]);
  });

  it.each(['intro', 'questionnaire', 'feedback', 'combined', 'afterFeedback'] as const)(
    'starts the %s address with a slash',
    (name) => {
      const problems = checkInstrument(
        anInstrument((draft) => {
          draft.routes[name] = 'somewhere';
        }),
      );
      expect(problems).toMatchObject([
        {
          path: `routes.${name}`,
          expected: 'an address that starts with a slash',
          actual: '"somewhere"',
          fix: 'Write "/somewhere".',
        },
      ]);
    },
  );
});
