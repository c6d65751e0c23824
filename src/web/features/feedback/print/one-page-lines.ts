import { describeChange } from '../change.ts';
import type { Report } from '../report.ts';
import type { ScoreReport } from '../scored.ts';
import { messages } from '../messages.ts';
import type { PrintSection } from './print-report-props.ts';

/** A section that was answered. */
export interface CompletedSection extends PrintSection {
  readonly report: Report;
}

/** What the one page says of a score, cell by cell; '' for a cell without words. */
export interface OnePageLine {
  readonly result: string;
  readonly level: string;
  readonly likely: string;
  readonly change: string;
}

/** The scores of a report in their order on paper. */
export function listScores({ lead, groups }: Report): ScoreReport[] {
  return [...(lead ? [lead] : []), ...groups.flatMap(({ scores }) => scores)];
}

/** One score in words. A level that would calm where help comes first is left out. */
export function createLine(score: ScoreReport): OnePageLine {
  const { figure, levelName, gaveWay, course } = score;
  return {
    result: figure ? `${figure.value} ${figure.note}` : messages.none,
    level: gaveWay ? '' : levelName,
    likely: score.likely,
    change: describeChange(course)?.words ?? '',
  };
}

/** Up to three steps: those towards help first, then the first of each section. */
export function listSteps(taken: readonly CompletedSection[]): string[] {
  const help = taken.flatMap(({ report }) => report.help?.step || []);
  const first = taken.flatMap(({ report }) => listScores(report).find(({ step }) => step !== '')?.step ?? []);
  return [...new Set([...help, ...first])].slice(0, 3);
}
