import { defineContentRule } from '../rule.ts';
import { listEntries } from './entries.ts';

export const codesUneven = defineContentRule({
  id: 'instrument/codes-uneven',
  level: 'advice',
  description: 'Codes change by a constant step from one answer to the next.',
  examples: [{ bad: { 'scale.options[3].code': 5 }, good: { 'scale.options[3].code': 4 } }],
  check: (instrument) =>
    listEntries(instrument).flatMap(({ path, entries: listed }) => {
      const entries = listed
        .map((entry, at) => ({ code: entry.code, place: entry.position ?? at }))
        .sort((a, b) => a.place - b.place);
      const codes = entries.map(({ code }) => code);
      // The centre of a slider has no code; the codes may skip a number for it or not.
      const isEven = [entries.map((_, at) => at), entries.map(({ place }) => place)].some((places) =>
        hasConstantStep(codes, places),
      );
      if (isEven) return [];
      return [
        {
          path,
          expected: 'codes that change by a constant step from one answer to the next',
          actual: codes.join(', '),
          fix: 'Check the codes for typing errors. If the steps differ on purpose, no change is needed.',
        },
      ];
    }),
});

/** Whether codes change by a constant step between positions. */
function hasConstantStep(codes: readonly number[], places: readonly number[]): boolean {
  const steps = codes.slice(1).map((code, at) => {
    const [before = 0, from = 0, to = 0] = [codes[at], places[at], places[at + 1]];
    return (code - before) / (to - from);
  });
  return new Set(steps).size <= 1;
}
