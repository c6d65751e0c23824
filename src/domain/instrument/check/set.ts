import type { Instrument } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import { plain } from './plain.ts';
import { repeats } from './repeats.ts';

/** A problem between files, told of the one that came later. */
export interface SetProblem extends Problem {
  /** Index of that instrument in the list. */
  readonly at: number;
}

/**
 * What must hold between the files: each id and title once, positions 1, 2, 3 … without a gap, and no address shared.
 * Of two files with one id nothing else is told: one of them is a copy.
 * @param names how the files are called, in the same order; of two, the problem is told of the later one
 */
export function checkSet(
  instruments: readonly Instrument[],
  names: readonly string[] = instruments.map(({ id }) => id),
): SetProblem[] {
  const copies = repeats(instruments.map(({ id }) => id));
  if (copies.length > 0) return copies.map((at) => idProblem(at, instruments, names));
  return [
    ...placeProblems(instruments),
    ...titleProblems(instruments, names),
    ...routeProblems(instruments, names),
  ];
}

function idProblem(at: number, instruments: readonly Instrument[], names: readonly string[]): SetProblem {
  const { id } = instruments[at]!;
  const first = names[instruments.findIndex((one) => one.id === id)];
  return {
    at,
    path: 'id',
    expected: 'an id that no other file has',
    found: `"${id}", which is also the id in ${first}`,
    mend: `If ${names[at]} is a copy, take it out of the folder. A new questionnaire begins with npm run new:instrument.`,
  };
}

function titleProblems(instruments: readonly Instrument[], names: readonly string[]): SetProblem[] {
  const titles = instruments.map(({ title }) => plain(title));
  return repeats(titles).map((at) => ({
    at,
    path: 'title',
    expected: 'a title that no other questionnaire has',
    found: `"${instruments[at]!.title}", which ${names[titles.indexOf(titles[at]!)]} has, too`,
    mend: 'Choose another title: people could not tell the two apart.',
  }));
}

function placeProblems(instruments: readonly Instrument[]): SetProblem[] {
  const places = instruments.map(({ position }) => position);
  return instruments.flatMap(({ position }, at): SetProblem[] => {
    const isTaken = places.indexOf(position) < at;
    if (Number.isInteger(position) && position >= 1 && position <= places.length && !isTaken) return [];
    const free = places.findIndex((_, n) => !places.includes(n + 1)) + 1;
    return [
      {
        at,
        path: 'position',
        expected: `each place from 1 to ${places.length} once`,
        found: isTaken ? `${position} a second time` : `${position}`,
        mend: `Place ${free} is free.`,
      },
    ];
  });
}

function routeProblems(instruments: readonly Instrument[], names: readonly string[]): SetProblem[] {
  const named = instruments.flatMap(({ routes }, at) => {
    // Where Next leads is shared on purpose; the other addresses open this instrument alone.
    const { afterFeedback: _, ...own } = routes;
    return Object.entries(own).map(([name, route]) => ({ at, path: `routes.${name}`, route }));
  });
  // Routes match whatever their case.
  const keys = named.map(({ route }) => route.toLowerCase());
  return repeats(keys).map((second) => {
    const { at, path, route } = named[second]!;
    const first = named[keys.indexOf(keys[second]!)]!;
    const found = `"${route}", also in ${names[first.at]} at ${first.path}`;
    return { at, path, expected: 'an address that nothing else has', found, mend: 'Choose another address.' };
  });
}
