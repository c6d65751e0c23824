import { setRule } from '../rule.ts';

export const position = setRule({
  id: 'instrument/position',
  level: 'error',
  says: 'Questionnaires have the positions 1, 2, 3 … without a gap, each once.',
  examples: [
    { bad: { position: 1 }, good: { position: 2 } },
    { bad: { position: 5 }, good: { position: 2 } },
  ],
  check: (instruments) => {
    const places = instruments.map((one) => one.position);
    const isTaken = (at: number) => places.indexOf(places[at] ?? 0) < at;
    const isRight = (at: number) => {
      const place = places[at] ?? 0;
      return Number.isInteger(place) && place >= 1 && place <= places.length && !isTaken(at);
    };
    const free = places.map((_, at) => at + 1).filter((place) => !places.includes(place));
    const wrong = places.map((_, at) => at).filter((at) => !isRight(at));
    return wrong.map((at, n) => ({
      at,
      path: 'position',
      expected: `each place from 1 to ${places.length} once`,
      actual: isTaken(at) ? `${places[at]} a second time` : `${places[at]}`,
      fix: `Write ${free[n] ?? free[0]}, which is free.`,
    }));
  },
});
