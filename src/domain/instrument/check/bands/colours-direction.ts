import type { AgeBand, SummaryColour } from '../../instrument.ts';
import { listBands } from '../located.ts';
import { defineContentRule } from '../rule.ts';

/** From worst to best; grey is neutral. */
const ranking: readonly SummaryColour[] = ['red', 'green', 'blue'];

export const coloursDirection = defineContentRule({
  id: 'instrument/colours-direction',
  level: 'error',
  description: 'The order of the colours matches "direction"; with "balance" any order is allowed.',
  invalidates: 'scores',
  examples: [
    { bad: { 'scores[0].report.direction': 'lower' }, good: { 'scores[0].report.direction': 'higher' } },
  ],
  check: (instrument, known) =>
    listBands(instrument, known).flatMap(({ path, report: { direction }, band }) => {
      if (direction === 'balance') return [];
      const colours = listColours(band);
      const conflict = colours
        .slice(1)
        .map((higher, at) => ({ lower: colours[at] ?? higher, higher }))
        .find(({ lower, higher }) => isWorse(lower, higher) === (direction === 'higher'));
      if (!conflict) return [];
      return [
        {
          path: `${path}.colours`,
          expected: `colours that fit "direction": "${direction}": ${direction} scores are better, red needs attention and blue is good`,
          actual: `${conflict.lower} for lower scores, ${conflict.higher} for higher ones`,
          fix: 'Reverse the colours, or correct the direction.',
        },
      ];
    }),
});

/** The ranked colours from low to high scores, without consecutive duplicates. */
function listColours({ colours }: AgeBand): SummaryColour[] {
  const all = (colours ?? []).map(({ is }) => is).filter((colour) => ranking.includes(colour));
  return all.filter((colour, at) => colour !== all[at - 1]);
}

function isWorse(before: SummaryColour, after: SummaryColour): boolean {
  return ranking.indexOf(after) < ranking.indexOf(before);
}
