import type { Report } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import { bandProblems } from './bands.ts';
import { directionProblems } from './direction.ts';
import { levelTextProblems } from './level-texts.ts';
import type { PossibleRange } from './possible-range.ts';

/**
 * A report at `path`: its range, average, ticks and reliability, then its age bands and level texts.
 * @param possible what the formula can give; null where that is unknown
 */
export function reportProblems(path: string, report: Report, possible: PossibleRange | null): Problem[] {
  return [
    ...rangeProblems(`${path}.range`, report, possible),
    ...averageProblems(`${path}.average.value`, report),
    ...tickProblems(`${path}.tickStep`, report),
    ...reliabilityProblems(`${path}.reliability.value`, report),
    ...bandProblems(`${path}.bands`, report.bands, possible),
    ...directionProblems(path, report),
    ...levelTextProblems(`${path}.levelTexts`, report),
  ];
}

function rangeProblems(path: string, { range, chart }: Report, possible: PossibleRange | null): Problem[] {
  const found = `${range.min} to ${range.max}`;
  if (!(range.min < range.max)) {
    return [{ path, expected: 'min below max', found, mend: 'Correct the two ends.' }];
  }
  if (possible === null) return [];
  const given = `${possible.min} to ${possible.max}`;
  // A shown range may begin at 0 below the true floor; a ratio's single bar may clamp at both ends.
  if (range.max > possible.max || range.min < Math.min(possible.min, 0)) {
    return [
      { path, expected: `a range the formula can reach: it gives ${given}`, found, mend: 'Narrow it.' },
    ];
  }
  if (chart === 'bars' && (range.max < possible.max || range.min > possible.min)) {
    return [
      { path, expected: `a range that holds all the formula gives, ${given}`, found, mend: 'Widen it.' },
    ];
  }
  return [];
}

function averageProblems(path: string, { average, range }: Report): Problem[] {
  if (average.value >= range.min && average.value <= range.max) return [];
  return [
    {
      path,
      expected: `a number in the shown range, ${range.min} to ${range.max}`,
      found: `${average.value}`,
      mend: 'Correct the average or the range.',
    },
  ];
}

function tickProblems(path: string, { tickStep, range }: Report): Problem[] {
  const ticks = (range.max - range.min) / tickStep;
  // Steps like 0.1 have no exact binary form; a billionth of a tick is no gap anyone sees.
  if (tickStep > 0 && ticks >= 1 && Math.abs(ticks - Math.round(ticks)) < 1e-9) return [];
  return [
    {
      path,
      expected: `a step that divides ${range.min} to ${range.max} without a rest`,
      found: `${tickStep}`,
      mend: 'Choose a step with which the last tick falls on the upper end.',
    },
  ];
}

function reliabilityProblems(path: string, { reliability }: Report): Problem[] {
  if (reliability === null || (reliability.value >= 0 && reliability.value <= 1)) return [];
  return [
    {
      path,
      expected: 'a number from 0 to 1',
      found: `${reliability.value}`,
      mend: 'Write 0.8 for 80 percent, or null for reliability where change is not judged.',
    },
  ];
}
