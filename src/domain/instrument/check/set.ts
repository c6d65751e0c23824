import type { Instrument } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import { repeats } from './repeats.ts';

/** What must hold between the files: each id once, positions 1, 2, 3 … without a gap, and no address shared. */
export function checkSet(instruments: readonly Instrument[]): Problem[] {
  return [...idProblems(instruments), ...placeProblems(instruments), ...routeProblems(instruments)];
}

function idProblems(instruments: readonly Instrument[]): Problem[] {
  const ids = instruments.map(({ id }) => id);
  return repeats(ids).map((at) => ({
    path: `${ids[at]}.id`,
    expected: 'an id that no other file has',
    found: `"${ids[at]}" in two files`,
    mend: 'Give each instrument its own id.',
  }));
}

function placeProblems(instruments: readonly Instrument[]): Problem[] {
  const places = instruments.map(({ position }) => position);
  return instruments.flatMap(({ id, position }, at): Problem[] => {
    const isTaken = places.indexOf(position) < at;
    if (Number.isInteger(position) && position >= 1 && position <= places.length && !isTaken) return [];
    const free = places.findIndex((_, n) => !places.includes(n + 1)) + 1;
    return [
      {
        path: `${id}.position`,
        expected: `each place from 1 to ${places.length} once`,
        found: isTaken ? `${position} a second time` : `${position}`,
        mend: `Place ${free} is free.`,
      },
    ];
  });
}

function routeProblems(instruments: readonly Instrument[]): Problem[] {
  const named = instruments.flatMap(({ id, routes }) => {
    // Where Next leads is shared on purpose; the other addresses open this instrument alone.
    const { afterFeedback: _, ...own } = routes;
    return Object.entries(own).map(([name, route]) => ({ path: `${id}.routes.${name}`, route }));
  });
  // Routes match whatever their case.
  const keys = named.map(({ route }) => route.toLowerCase());
  return repeats(keys).map((at) => ({
    path: named[at]!.path,
    expected: 'an address that nothing else has',
    found: `"${named[at]!.route}", also at ${named[keys.indexOf(keys[at]!)]!.path}`,
    mend: 'Choose another address.',
  }));
}
