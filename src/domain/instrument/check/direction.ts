import type { AgeBand, Report, SummaryColour } from '../instrument.ts';
import type { Problem } from '../problem.ts';

/** From what needs attention to what is good; grey says neither. */
const worth: readonly SummaryColour[] = ['red', 'green', 'blue'];

/** Colours that call the better end of a score the worse one. Where neither end is better, any order may be meant. */
export function directionProblems(path: string, { direction, bands }: Report): Problem[] {
  if (direction === 'balance') return [];
  return bands.flatMap((band, at): Problem[] => {
    const from = stepsOf(band);
    const turned = from.findIndex(
      (step, n) => n > 0 && isWorse(from[n - 1]!, step) === (direction === 'higher'),
    );
    if (turned < 0) return [];
    const [lower, higher] = [from[turned - 1]!, from[turned]!];
    return [
      {
        path: `${path}.bands[${at}].colours`,
        expected: `colours that fit "direction": "${direction}": ${direction} scores are better, red needs attention and blue is good`,
        found: `${lower} for lower scores, ${higher} for higher ones`,
        mend: 'Turn the colours round, or correct the direction.',
      },
    ];
  });
}

/** The coloured steps from low to high, a colour that follows itself once. */
function stepsOf({ colours }: AgeBand): SummaryColour[] {
  const all = (colours ?? []).map(({ is }) => is).filter((colour) => worth.includes(colour));
  return all.filter((colour, at) => colour !== all[at - 1]);
}

function isWorse(before: SummaryColour, after: SummaryColour): boolean {
  return worth.indexOf(after) < worth.indexOf(before);
}
