import type { Fault } from './one-set.ts';
import { byProgram, byScreen, type Way } from './ways.ts';

/** Of so many sets one goes through the screens: it takes thirty times as long as the others. */
const screenEvery = 33;

/** How many of sixty sets, by what goes wrong. Each kill costs a page that is loaded anew. */
const shares: Readonly<Record<'byScreen' | 'byProgram', Readonly<Record<Fault, number>>>> = {
  byScreen: {
    'two tabs': 18,
    'no line': 18,
    'session ended': 12,
    'killed at Finish': 6,
    'killed while sending': 6,
  },
  byProgram: {
    'two tabs': 28,
    'no line': 28,
    'session ended': 2,
    'killed at Finish': 1,
    'killed while sending': 1,
  },
};

/** In turn, so that phones that work side by side meet with different faults. */
const turns = {
  byScreen: inTurn(shares.byScreen),
  byProgram: inTurn(shares.byProgram),
};

/** What goes wrong with the set of this number, and how it is finished. */
export function turnAt(number: number): { fault: Fault; way: Way } {
  const isOnScreen = number % screenEvery === 0;
  const list = isOnScreen ? turns.byScreen : turns.byProgram;
  const fault = list[(isOnScreen ? number / screenEvery : number) % list.length] as Fault;
  return { fault, way: isOnScreen ? byScreen : byProgram };
}

/** Each as often as told, spread evenly. */
function inTurn(share: Readonly<Record<Fault, number>>): readonly Fault[] {
  return (Object.entries(share) as [Fault, number][])
    .flatMap(([fault, count]) =>
      Array.from({ length: count }, (_, at) => ({ fault, place: (at + 0.5) / count })),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ fault }) => fault);
}
