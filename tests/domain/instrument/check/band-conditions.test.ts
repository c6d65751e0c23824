import { expect, it } from 'vitest';
import { checkInstrument } from '#domain/instrument/check.ts';
import type { AgeBand } from '#domain/instrument/instrument.ts';
import { anInstrument, type Mutable, getReport } from '#tests/support/instrument-builder.ts';

type Who = Pick<AgeBand, 'from' | 'to' | 'gender' | 'education'>;

/** The findings for the bands of one score. */
const checkBands = (...people: readonly Who[]) =>
  checkInstrument(
    anInstrument((draft) => {
      const report = getReport(draft, 'joy');
      const { from: _, to: __, ...band } = report.bands[0]!;
      report.bands = people.map(
        (who) =>
          structuredClone({
            ...band,
            ...who,
            ...(who.gender ? {} : { unlisted: 'No group.' }),
          }) as Mutable<AgeBand>,
      );
    }),
  ).map(({ rule, path }) => `${rule} ${path.replace('scores[1].report.', '')}`);

it.each<[string, readonly Who[]]>([
  ['everybody', [{}]],
  ['women, then the band without gender', [{ gender: 'female' }, {}]],
  ['women and men, then the band without gender', [{ gender: 'female' }, { gender: 'male' }, {}]],
  ['young women, then the band without gender', [{ gender: 'female', from: 18, to: 35 }, {}]],
  ['women, then the band of every age', [{ gender: 'female' }, { from: 18, to: 35 }, { from: 36, to: null }]],
  ['graduates, then everyone from 18 on', [{ education: [3, 4] }, { from: 18, to: null }]],
  ['women, graduates, the general band', [{ gender: 'female' }, { education: [4] }, {}]],
])('%s: each person has one norm', (_, people) => {
  expect(checkBands(...people)).toEqual([]);
});

it.each<[string, readonly Who[], readonly string[]]>([
  ['only women and men', [{ gender: 'female' }, { gender: 'male' }], ['instrument/band-anybody bands[1]']],
  [
    'young people and an open band below 60',
    [{ from: 18, to: 35 }, { to: 60 }],
    ['instrument/band-anybody bands[1]', 'instrument/band-twice bands[1]'],
  ],
  [
    'a duplicate band of women',
    [{ gender: 'female' }, { gender: 'female' }, {}],
    ['instrument/band-twice bands[1]'],
  ],
  [
    'overlapping ages of women',
    [{ gender: 'female', from: 18, to: 40 }, { gender: 'female', from: 40, to: null }, {}],
    ['instrument/band-twice bands[1]'],
  ],
  ['women after the general band', [{}, { gender: 'female' }], ['instrument/band-twice bands[1]']],
  ['two general bands', [{ gender: 'male' }, {}, {}], ['instrument/band-twice bands[2]']],
  [
    'overlapping education',
    [{ education: [1, 2] }, { education: [2, 3] }, {}],
    ['instrument/band-twice bands[1]'],
  ],
])('%s: is rejected with the path', (_, people, problems) => {
  expect(checkBands(...people)).toEqual(problems);
});
