import { formatNewestChange } from '../newest-change.ts';
import type { FeedbackReport } from '../report.ts';
import type { ScoreReport } from '../score-report-types.ts';
import { messages } from '../messages.ts';
import type { PrintSection } from './print-report-props.ts';

/** A section with at least one attempt. */
export interface CompletedSection extends PrintSection {
  readonly report: FeedbackReport;
}

/** The cells of a score on the one page; '' for an empty cell. */
export interface OnePageRow {
  readonly result: string;
  readonly level: string;
  readonly likely: string;
  readonly change: string;
}

/** Lists the scores of a report in print order. */
export function listScores({ lead, groups }: FeedbackReport): ScoreReport[] {
  return [...(lead ? [lead] : []), ...groups.flatMap(({ scores }) => scores)];
}

/** Builds the cells of a score. A suppressed level is left out. */
export function createRow(score: ScoreReport): OnePageRow {
  const { figure, levelName, isTextSuppressed, history } = score;
  return {
    result: figure ? `${figure.value} ${figure.note}` : messages.none,
    level: isTextSuppressed ? '' : levelName,
    likely: score.likely,
    change: formatNewestChange(history),
  };
}

/** Lists up to three steps: those of sections where help comes first, then the first of each other section. */
export function listSteps(completed: readonly CompletedSection[]): string[] {
  const isBlock = ({ report }: CompletedSection) => report.strength === 'block';
  const ordered = [...completed.filter(isBlock), ...completed.filter((section) => !isBlock(section))];
  return [...new Set(ordered.flatMap(({ report }) => report.steps.slice(0, 1)))].slice(0, 3);
}
