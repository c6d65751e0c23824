import { expect, it } from 'vitest';
import { formatBand } from '#domain/instrument/format-band.ts';
import {
  formatReferenceCriteria,
  formatReferenceGroup,
  formatReferencePeople,
} from '#domain/instrument/format-reference-group.ts';
import { t } from '#tests/support/english.ts';
import type { AgeBand } from '#domain/instrument/instrument.ts';

const createBand = (asks: Partial<AgeBand>): AgeBand => ({ norm: null, levels: [], ...asks });

it.each<[Partial<AgeBand>, string, string, string]>([
  [{ from: 18, to: 35 }, 'ages 18 to 35', 'people of ages 18 to 35', 'ages 18 to 35'],
  [{ from: 36, to: null }, 'ages 36 and over', 'people of ages 36 and over', 'ages 36 and over'],
  [{ to: 35 }, 'ages up to 35', 'people of ages up to 35', 'ages up to 35'],
  [{ gender: 'female' }, 'women', 'women', 'women'],
  [{ gender: 'male', from: 18, to: null }, 'men', 'men', 'men'],
  [
    { gender: 'female', from: 18, to: 35 },
    'women of ages 18 to 35',
    'women of ages 18 to 35',
    'women, ages 18 to 35',
  ],
  [
    { education: [1, 2] },
    'people of your education',
    'people of your education',
    'High School or Pre-University',
  ],
  [
    { gender: 'male', from: 36, to: null, education: [4] },
    'men of ages 36 and over and your education',
    'men of ages 36 and over and your education',
    'men, ages 36 and over, Post graduation',
  ],
  [{}, 'everybody', 'everybody', 'everybody'],
])('a band with %j is compared with %s', (asks, group, people, name) => {
  expect([
    formatReferenceGroup(t, createBand(asks)),
    formatReferencePeople(t, createBand(asks)),
    formatReferenceCriteria(t, createBand(asks)),
    formatBand(createBand(asks)),
  ]).toEqual([group, people, name, name]);
});
