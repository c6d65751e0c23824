import {
  evaluateClarity,
  figureDays,
  minAnswers,
  minRightShare,
  type UnderstandingFigure,
} from '#domain/understanding/figures.ts';
import { listUnderstandingFigures } from '../../services/understanding-figures.ts';
import type { AdminCommand } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

const formatPercent = (share: number) => `${Math.floor(share * 100)} %`;

/** Which texts of result pages are understood. The counts contain no person. */
export const listUnderstandingCommand: AdminCommand = {
  args: '',
  does: `lists the share of readers who understood each text, for the last ${figureDays} days, and marks broken ones`,
  async run(context) {
    const figures = await listUnderstandingFigures(context);
    await recordAdminEvent(context, context.db, 'desk-understanding-listed');
    if (figures.length === 0)
      return `No answers in the last ${figureDays} days. People are asked only while understanding.enabled in content/settings.json is true.`;
    return [
      `Answers of the last ${figureDays} days to the questions about texts. A text is broken if under ${formatPercent(minRightShare)} of at least ${minAnswers} answers are right.`,
      ...formatTable([['section', 'language', 'question', 'answers', 'right', ''], ...figures.map(toRow)]),
    ].join('\n');
  },
};

/** A share is rounded down, so that a broken text never has the percentage of the limit. */
function toRow(figure: UnderstandingFigure): readonly string[] {
  const { sectionId, language, question, answers, right } = figure;
  const clarity = evaluateClarity(figure);
  const note = { broken: 'BROKEN', unknown: 'too few answers', clear: '' }[clarity];
  return [sectionId, language, question, String(answers), formatPercent(right / answers), note];
}

/** Aligns the cells of all rows in columns. */
function formatTable(rows: readonly (readonly string[])[]): readonly string[] {
  const getWidth = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(getWidth(column)))
      .join('  ')
      .trimEnd(),
  );
}
