import type { Instrument } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import { repeats } from './repeats.ts';

/** A problem between files, told of the one that came later. */
export interface SetProblem extends Problem {
  /** Index of that instrument in the list. */
  readonly at: number;
}

/** What must hold between the files: each id once, positions 1, 2, 3 … without a gap, and no address shared. */
export function checkSet(instruments: readonly Instrument[]): SetProblem[] {
  return [...idProblems(instruments), ...placeProblems(instruments), ...routeProblems(instruments)];
}

function idProblems(instruments: readonly Instrument[]): SetProblem[] {
  const ids = instruments.map(({ id }) => id);
  return repeats(ids).map((at) => ({
    at,
    path: 'id',
    expected: 'an id that no other file has',
    found: `"${ids[at]}" in two files`,
    mend: 'Give each instrument its own id.',
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

function routeProblems(instruments: readonly Instrument[]): SetProblem[] {
  const named = instruments.flatMap(({ id, routes }, at) => {
    // Where Next leads is shared on purpose; the other addresses open this instrument alone.
    const { afterFeedback: _, ...own } = routes;
    return Object.entries(own).map(([name, route]) => ({ at, id, path: `routes.${name}`, route }));
  });
  // Routes match whatever their case.
  const keys = named.map(({ route }) => route.toLowerCase());
  return repeats(keys).map((second) => {
    const { at, path, route } = named[second]!;
    const first = named[keys.indexOf(keys[second]!)]!;
    const found = `"${route}", also in ${first.id} at ${first.path}`;
    return { at, path, expected: 'an address that nothing else has', found, mend: 'Choose another address.' };
  });
}
