import type { Instrument } from '#domain/instrument/instrument.ts';
import { getScale } from '#domain/instrument/questions.ts';
import type { ItemTrace } from '#domain/scoring/working/item-trace.ts';
import { formatAnswer } from '../../worked-examples/format-answer.ts';
import { DataTable } from '../table/data-table.tsx';
import { messages } from './messages.ts';

const labels = messages.answers;

/** The answers with their values, reversal, and scores. */
export function AnswerTable({
  instrument,
  items,
}: {
  readonly instrument: Instrument;
  readonly items: readonly ItemTrace[];
}) {
  return (
    <DataTable
      caption={labels.title}
      hidesCaption
      head={labels.head}
      rows={items.map(({ question, answer, isShown, plain, turned, value, countedBy }) => ({
        id: question.id,
        cells: [
          question.id,
          isShown ? formatAnswer(getScale(instrument, question), answer) || labels.missing : labels.hidden,
          plain ?? '',
          turned && plain !== null ? labels.turned(turned.low, turned.high, plain) : '',
          value ?? labels.missing,
          countedBy.map(({ title }) => title).join(', ') || labels.noScore,
        ],
      }))}
    />
  );
}
