import { defineSetRule } from '../rule.ts';

export const position = defineSetRule({
  id: 'instrument/position',
  level: 'error',
  description: 'The positions of questionnaires that are not retired are 1, 2, 3 … without gaps.',
  examples: [
    { bad: { position: 1 }, good: { position: 2 } },
    { bad: { position: 5 }, good: { position: 2 } },
    { bad: { position: 1 }, good: { set: { retired: true } } },
  ],
  check: (instruments) => {
    const asked = instruments.flatMap((one, at) => (one.set?.retired ? [] : [{ at, place: one.position }]));
    const places = asked.map(({ place }) => place);
    const isTaken = (nth: number) => places.indexOf(places[nth] ?? 0) < nth;
    const isRight = (place: number, nth: number) =>
      Number.isInteger(place) && place >= 1 && place <= places.length && !isTaken(nth);
    const free = places.map((_, nth) => nth + 1).filter((place) => !places.includes(place));
    return asked
      .map((one, nth) => ({ ...one, nth }))
      .filter(({ place, nth }) => !isRight(place, nth))
      .map(({ at, place, nth }, n) => ({
        at,
        path: 'position',
        expected: `each position from 1 to ${places.length} once`,
        actual: isTaken(nth) ? `${place} twice` : `${place}`,
        fix: `Write ${free[n] ?? free[0]}, which is free.`,
      }));
  },
});
