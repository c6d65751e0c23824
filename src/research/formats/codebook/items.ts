import { describeCondition } from '#domain/answers/describe-condition.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { renderTable, escapeHtml } from '#domain/print/html.ts';
import type { Table } from '#domain/tables/table.ts';

/** Renders the items with the columns of their answers. */
export function renderItems({ columns }: Table, instrument: Instrument): string {
  const lines = listQuestions(instrument).map((question) => {
    const own = columns.filter((column) => column.question?.id === question.id);
    const { reverse, showWhen, hiddenValue, unscored, scale } = question;
    const notes = [
      ...(reverse ? ['Reversed: lowest + highest − value.'] : []),
      ...(showWhen ? [`Shown if ${describeCondition(showWhen)}.`] : []),
      ...(showWhen && hiddenValue !== undefined ? [`Value while hidden: ${hiddenValue}.`] : []),
      ...(unscored ? ['Not part of a score.'] : []),
    ];
    return [
      own.map(({ name }) => `<code>${escapeHtml(name)}</code>`).join('<br>'),
      'text' in question
        ? escapeHtml(question.text)
        : `Left: ${escapeHtml(question.left)}<br>Right: ${escapeHtml(question.right)}`,
      escapeHtml(scale ?? 'default scale'),
      escapeHtml(notes.join(' ')) || '–',
    ];
  });
  return renderTable(
    'Items in the order of the questionnaire',
    ['Column', 'Question', 'Scale', 'Notes'],
    lines,
  );
}
