import type { Answer } from '#domain/answers/codes.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';

/** Answers with the results of the manual, computed by hand. */
export interface HandComputedCase {
  readonly id: string;
  /** A description with the computation. */
  readonly name: string;
  /** The numbers printed in the manual, before reversal; null: unanswered or hidden. */
  readonly printed: readonly Answer[];
  readonly gives: Readonly<Record<string, number | null>>;
  /** Ids of levels by score. */
  readonly levels?: Readonly<Record<string, string>>;
  /** Default: a woman of 34, as in the e2e tests. */
  readonly facts?: Demographics;
}

/** The profile fields of a case without its own. */
export const defaultProfile: Demographics = { age: 34, gender: 'female', education: 3 };

const repeat = (count: number, number: number | null): (number | null)[] =>
  Array<number | null>(count).fill(number);
const repeatHidden = (count: number) => repeat(count, null);

const phq9: HandComputedCase[] = [
  {
    id: 'PHQ9',
    name: 'lowest; the question on daily life is not asked',
    printed: [...repeat(9, 0), null],
    gives: { mishaps: 0, pattern: 0 },
    levels: { mishaps: 'minimal' },
  },
  {
    id: 'PHQ9',
    name: 'highest; the question on daily life adds nothing',
    printed: [...repeat(9, 3), 3],
    gives: { mishaps: 27, pattern: 2 },
    levels: { mishaps: 'severe' },
  },
  {
    id: 'PHQ9',
    name: '3 + 2 + 0 + 1 + 0 + 2 + 1 + 0 + 1 = 10; three at 2 or more and the ninth at 1: four of nine',
    printed: [3, 2, 0, 1, 0, 2, 1, 0, 1, 2],
    gives: { mishaps: 10, pattern: 1 },
    levels: { mishaps: 'moderate' },
  },
  {
    id: 'PHQ9',
    name: 'the ninth counts in the pattern from 1 on: four at 2, and it makes five',
    printed: [2, 0, 2, 2, 0, 2, 0, 0, 1, 1],
    gives: { mishaps: 9, pattern: 2 },
    levels: { mishaps: 'mild' },
  },
  {
    id: 'PHQ9',
    name: 'five at 2 without the first two: no pattern',
    printed: [0, 1, 2, 2, 2, 2, 2, 0, 0, 1],
    gives: { mishaps: 11, pattern: 0 },
    levels: { mishaps: 'moderate' },
  },
  {
    id: 'PHQ9',
    name: 'two missing: 2 + 1 + 1 + 0 + 0 + 3 + 0 = 7 of seven, times 9 / 7 = 9',
    printed: [2, null, 1, 1, null, 0, 0, 3, 0, 1],
    gives: { mishaps: 9, pattern: null },
    levels: { mishaps: 'mild' },
  },
  {
    id: 'PHQ9',
    name: 'three missing: not calculated',
    printed: [2, null, 1, 1, null, null, 0, 3, 0, 1],
    gives: { mishaps: null },
  },
];

const gad7: HandComputedCase[] = [
  { id: 'GAD7', name: 'lowest', printed: repeat(7, 0), gives: { sounds: 0 }, levels: { sounds: 'minimal' } },
  { id: 'GAD7', name: 'highest', printed: repeat(7, 3), gives: { sounds: 21 }, levels: { sounds: 'severe' } },
  {
    id: 'GAD7',
    name: '0 + 1 + 2 + 3 + 2 + 1 + 1 = 10',
    printed: [0, 1, 2, 3, 2, 1, 1],
    gives: { sounds: 10 },
    levels: { sounds: 'moderate' },
  },
  {
    id: 'GAD7',
    name: 'five ones: 5, the lowest that is mild',
    printed: [1, 1, 1, 1, 1, 0, 0],
    gives: { sounds: 5 },
    levels: { sounds: 'mild' },
  },
  {
    id: 'GAD7',
    name: '3 + 6 times 2 = 15, the lowest that is severe',
    printed: [3, 2, 2, 2, 2, 2, 2],
    gives: { sounds: 15 },
    levels: { sounds: 'severe' },
  },
];

const who5: HandComputedCase[] = [
  {
    id: 'WHO5',
    name: 'lowest',
    printed: repeat(5, 0),
    gives: { mornings: 0 },
    levels: { mornings: 'veryLow' },
  },
  {
    id: 'WHO5',
    name: 'highest',
    printed: repeat(5, 5),
    gives: { mornings: 100 },
    levels: { mornings: 'fair' },
  },
  {
    id: 'WHO5',
    name: '5 + 4 + 3 + 2 + 1 = 15, times 4',
    printed: [5, 4, 3, 2, 1],
    gives: { raw: 15, mornings: 60 },
    levels: { mornings: 'fair' },
  },
  {
    id: 'WHO5',
    name: '8 times 4 = 32, above 28 and not above 50',
    printed: [2, 2, 1, 2, 1],
    gives: { raw: 8, mornings: 32 },
    levels: { mornings: 'low' },
  },
];

const pss10: HandComputedCase[] = [
  {
    id: 'PSS10',
    name: 'lowest',
    printed: [0, 0, 0, 4, 4, 0, 4, 4, 0, 0],
    gives: { clutter: 0 },
    levels: { clutter: 'low' },
  },
  {
    id: 'PSS10',
    name: 'highest',
    printed: [4, 4, 4, 0, 0, 4, 0, 0, 4, 4],
    gives: { clutter: 40 },
    levels: { clutter: 'high' },
  },
  {
    id: 'PSS10',
    name: '2 + 3 + 1 + 2 + 4 + 1 = 13, and 3 + 2 + 1 + 4 = 10 of the reversed: 23',
    printed: [2, 3, 1, 1, 2, 2, 3, 0, 4, 1],
    gives: { clutter: 23 },
    levels: { clutter: 'moderate' },
  },
  {
    id: 'PSS10',
    name: '4 + 3 + 3 + 3 + 2 + 3 = 18, and 3 + 2 + 2 + 2 = 9 of the reversed: 27',
    printed: [4, 3, 3, 1, 2, 3, 2, 2, 2, 3],
    gives: { clutter: 27 },
    levels: { clutter: 'high' },
  },
];

const isi: HandComputedCase[] = [
  { id: 'ISI', name: 'lowest', printed: repeat(7, 0), gives: { trouble: 0 }, levels: { trouble: 'none' } },
  {
    id: 'ISI',
    name: 'highest',
    printed: repeat(7, 4),
    gives: { trouble: 28 },
    levels: { trouble: 'severe' },
  },
  {
    id: 'ISI',
    name: '1 + 2 + 3 + 2 + 4 + 1 + 2 = 15',
    printed: [1, 2, 3, 2, 4, 1, 2],
    gives: { trouble: 15 },
    levels: { trouble: 'moderate' },
  },
  {
    id: 'ISI',
    name: '4 + 6 times 3 = 22, the lowest that is severe',
    printed: [4, 3, 3, 3, 3, 3, 3],
    gives: { trouble: 22 },
    levels: { trouble: 'severe' },
  },
];

const audit: HandComputedCase[] = [
  {
    id: 'AUDIT',
    name: 'lowest: after Never items 2 to 8 are not asked',
    printed: [0, ...repeatHidden(7), 0, 0],
    gives: { films: 0, viewing: 0 },
    levels: { films: 'zone1' },
  },
  {
    id: 'AUDIT',
    name: 'highest: 8 times 4 and 2 times 4',
    printed: repeat(10, 4),
    gives: { films: 40, viewing: 12 },
    levels: { films: 'zone4' },
  },
  {
    id: 'AUDIT',
    name: '0 in items 2 and 3: items 4 to 8 are not asked, 4 + 0 + 0 and 4 + 4 = 12',
    printed: [4, 0, 0, ...repeatHidden(5), 4, 4],
    gives: { films: 12, viewing: 4 },
    levels: { films: 'zone2' },
  },
  {
    id: 'AUDIT',
    name: '0 in item 2 alone: items 4 to 8 are asked, 1 + 0 + 1 + 0 + 2 = 4',
    printed: [1, 0, 1, 0, 0, 0, 2, 0, 0, 0],
    gives: { films: 4, viewing: 2 },
    levels: { films: 'zone1' },
  },
  {
    id: 'AUDIT',
    name: '4 + 3 + 3 + 2 + 2 + 0 + 1 + 1 + 4 + 0 = 20',
    printed: [4, 3, 3, 2, 2, 0, 1, 1, 4, 0],
    gives: { films: 20, viewing: 10 },
    levels: { films: 'zone4' },
  },
  ...[
    { who: 'a woman', facts: { age: 40, gender: 'female' }, level: 'zone2' },
    { who: 'a man of 65', facts: { age: 65, gender: 'male' }, level: 'zone1' },
    { who: 'a man of 66', facts: { age: 66, gender: 'male' }, level: 'zone2' },
    { who: 'somebody of whom the age alone is known', facts: { age: 40 }, level: 'zone1' },
  ].map(
    ({ who, facts, level }): HandComputedCase => ({
      id: 'AUDIT',
      name: `3 + 4 = 7 for ${who}`,
      printed: [3, 0, 0, ...repeatHidden(5), 0, 4],
      gives: { films: 7 },
      levels: { films: level },
      facts: facts as Demographics,
    }),
  ),
];

const dass21: HandComputedCase[] = [
  {
    id: 'DASS21',
    name: 'lowest',
    printed: repeat(21, 0),
    gives: { rain: 0, wind: 0, heat: 0 },
    levels: { rain: 'normal', wind: 'normal', heat: 'normal' },
  },
  {
    id: 'DASS21',
    name: 'highest',
    printed: repeat(21, 3),
    gives: { rain: 42, wind: 42, heat: 42 },
    levels: { rain: 'extremelySevere', wind: 'extremelySevere', heat: 'extremelySevere' },
  },
  {
    id: 'DASS21',
    name: '2 + 1 + 2 + 1 + 2 + 1 + 1 = 10, 1 + 0 + 1 + 0 + 1 + 1 + 0 = 4, 6 times 2 + 1 = 13; each times 2',
    printed: [2, 1, 2, 0, 1, 2, 1, 2, 0, 2, 2, 2, 1, 2, 1, 2, 1, 1, 1, 0, 1],
    gives: { rain: 20, wind: 8, heat: 26 },
    levels: { rain: 'moderate', wind: 'mild', heat: 'severe' },
  },
];

const spane: HandComputedCase[] = [
  {
    id: 'SPANE',
    name: 'lowest balance: 6 - 30',
    printed: [1, 5, 1, 5, 1, 5, 1, 5, 5, 1, 5, 1],
    gives: { good: 6, bad: 30, balance: -24 },
    levels: { balance: 'bitter' },
  },
  {
    id: 'SPANE',
    name: 'highest balance: 30 - 6',
    printed: [5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 1, 5],
    gives: { good: 30, bad: 6, balance: 24 },
    levels: { balance: 'sweet' },
  },
  {
    id: 'SPANE',
    name: '3 + 4 + 4 + 3 + 5 + 3 = 22 less 3 + 2 + 3 + 1 + 2 + 2 = 13',
    printed: [3, 3, 4, 2, 4, 3, 3, 1, 2, 5, 2, 3],
    gives: { good: 22, bad: 13, balance: 9 },
    levels: { balance: 'mixed' },
  },
  {
    id: 'SPANE',
    name: '18 - 19 = -1',
    printed: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3],
    gives: { balance: -1 },
    levels: { balance: 'bitter' },
  },
];

const swemwbs: HandComputedCase[] = [
  { id: 'SWEMWBS', name: 'lowest', printed: repeat(7, 1), gives: { garden: 7 }, levels: { garden: 'low' } },
  {
    id: 'SWEMWBS',
    name: 'highest',
    printed: repeat(7, 5),
    gives: { garden: 35 },
    levels: { garden: 'high' },
  },
  {
    id: 'SWEMWBS',
    name: 'raw 14: 21 - 14 times 0.5 to the power of 1.5 = 21 - 4.95',
    printed: repeat(7, 2),
    gives: { raw: 14, garden: 16.05 },
    levels: { garden: 'low' },
  },
  {
    id: 'SWEMWBS',
    name: 'raw 18: 19.61 is above 19.5',
    printed: [3, 3, 3, 3, 2, 2, 2],
    gives: { raw: 18, garden: 19.61 },
    levels: { garden: 'medium' },
  },
  {
    id: 'SWEMWBS',
    name: 'raw 30: 28.22 is above 27.5',
    printed: [5, 4, 4, 5, 4, 4, 4],
    gives: { raw: 30, garden: 28.22 },
    levels: { garden: 'high' },
  },
];

const mhcsf: HandComputedCase[] = [
  {
    id: 'MHCSF',
    name: 'lowest',
    printed: repeat(14, 0),
    gives: { meals: 0, state: 1 },
    levels: { state: 'languishing' },
  },
  {
    id: 'MHCSF',
    name: 'highest',
    printed: repeat(14, 5),
    gives: { meals: 70, state: 3 },
    levels: { state: 'flourishing' },
  },
  {
    id: 'MHCSF',
    name: 'one of three at 5 and six of eleven at 4, all others 0: 5 + 24 = 29 and flourishing all the same',
    printed: [0, 5, 0, 4, 4, 4, 4, 4, 4, ...repeat(5, 0)],
    gives: { own: 5, shared: 20, skill: 4, meals: 29, state: 3 },
    levels: { state: 'flourishing' },
  },
  {
    id: 'MHCSF',
    name: 'eleven of eleven at 5 and none of three above 3: moderate',
    printed: [3, 3, 3, ...repeat(11, 5)],
    gives: { meals: 64, state: 2 },
    levels: { state: 'moderate' },
  },
  {
    id: 'MHCSF',
    name: 'one of three at 1 and five of eleven at 1: moderate',
    printed: [1, 2, 2, ...repeat(5, 1), ...repeat(6, 2)],
    gives: { meals: 22, state: 2 },
    levels: { state: 'moderate' },
  },
];

/** Items 1 to 26: 25 / 7, 21 / 6, 11 / 3 and 25 / 8 in the domains. */
const street = [4, 3, 2, 3, 3, 4, 2, 5, 3, 4, 5, 2, 3, 4, 3, 2, 4, 5, 3, 4, 2, 5, 1, 3, 4, 2];
const omitAnswers = (...missing: number[]) =>
  street.map((number, at) => (missing.includes(at + 1) ? null : number));

const whoqol: HandComputedCase[] = [
  {
    id: 'WHOQOL',
    name: 'lowest: the worst answer to each',
    printed: street.map((_, at) => ([3, 4, 26].includes(at + 1) ? 5 : 1)),
    gives: { paths20: 4, paths: 0, shade: 0, neighbours: 0, shops: 0 },
    levels: { paths: 'low' },
  },
  {
    id: 'WHOQOL',
    name: 'highest: the best answer to each',
    printed: street.map((_, at) => ([3, 4, 26].includes(at + 1) ? 1 : 5)),
    gives: { paths20: 20, paths: 100, shade: 100, neighbours: 100, shops: 100 },
    levels: { shops: 'high' },
  },
  {
    id: 'WHOQOL',
    name: '25 / 7 x 4 = 14.29, 21 / 6 x 4 = 14, 11 / 3 x 4 = 14.67, 25 / 8 x 4 = 12.5; less 4, times 6.25',
    printed: street,
    gives: {
      street: 4,
      side: 3,
      paths20: 14.29,
      shade20: 14,
      neighbours20: 14.67,
      shops20: 12.5,
      paths: 64.29,
      shade: 62.5,
      neighbours: 66.67,
      shops: 53.13,
    },
    levels: { paths: 'medium', neighbours: 'medium' },
  },
  {
    id: 'WHOQOL',
    name: 'one neighbour missing: 6 / 2 x 4 = 12; two shops missing: 18 / 6 x 4 = 12',
    printed: omitAnswers(22, 24, 25),
    gives: { neighbours20: 12, neighbours: 50, shops20: 12, shops: 50, paths: 64.29 },
    levels: { neighbours: 'medium' },
  },
  {
    id: 'WHOQOL',
    name: 'two missing in paths, two in neighbours, none elsewhere: two domains are worked out',
    printed: omitAnswers(3, 10, 20, 21),
    gives: { paths: null, shade: 62.5, neighbours: null, shops: 53.13 },
  },
  {
    id: 'WHOQOL',
    name: '21 of 26 answered is enough, though the two that stand alone are missing',
    printed: omitAnswers(1, 2, 5, 23, 24),
    gives: { street: null, paths: 64.29, neighbours: 66.67 },
  },
  {
    id: 'WHOQOL',
    name: '20 of 26 answered: nothing is worked out, though each domain has enough',
    printed: omitAnswers(1, 2, 3, 5, 23, 24),
    gives: { paths: null, shade: null, neighbours: null, shops: null },
  },
];

const promis: HandComputedCase[] = [
  {
    id: 'PROMIS8',
    name: 'lowest',
    printed: repeat(8, 1),
    gives: { screens: 40 },
    levels: { screens: 'usual' },
  },
  {
    id: 'PROMIS8',
    name: 'highest',
    printed: repeat(8, 5),
    gives: { screens: 80 },
    levels: { screens: 'severe' },
  },
  {
    id: 'PROMIS8',
    name: '1 + 2 + 3 + 4 + 5 + 1 + 2 + 3 = 21: 60 - 20 x (3 / 16) to the power of 1.3 = 57.7',
    printed: [1, 2, 3, 4, 5, 1, 2, 3],
    gives: { raw: 21, screens: 57.7 },
    levels: { screens: 'mild' },
  },
  {
    id: 'PROMIS8',
    name: 'four answers, 9 in all: 9 x 8 / 4 = 18, the row 18',
    printed: [2, 2, 3, 2, ...repeat(4, null)],
    gives: { raw: 18, screens: 54.4 },
    levels: { screens: 'usual' },
  },
  {
    id: 'PROMIS8',
    name: 'seven answers, 17 in all: 17 x 8 / 7 = 19.43, rounded up to the row 20',
    printed: [3, 3, 3, 2, 2, 2, 2, null],
    gives: { raw: 19.43, screens: 56.7 },
    levels: { screens: 'mild' },
  },
  {
    id: 'PROMIS8',
    name: 'three answers: not calculated',
    printed: [5, 5, 5, ...repeat(5, null)],
    gives: { screens: null },
  },
];

/** Additional cases to the examples in the files, which are computed by hand too. */
export const handComputedCases: readonly HandComputedCase[] = [
  ...phq9,
  ...gad7,
  ...who5,
  ...pss10,
  ...isi,
  ...audit,
  ...dass21,
  ...spane,
  ...swemwbs,
  ...mhcsf,
  ...whoqol,
  ...promis,
];
