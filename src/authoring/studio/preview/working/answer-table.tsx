import type { Instrument } from '#domain/instrument/instrument.ts';
import { getScale } from '#domain/instrument/questions.ts';
import type { ItemWorking } from '#domain/scoring/working/item-working.ts';
import { formatAnswer } from '../../worked-examples/format-answer.ts';
import { DataTable } from '../table/data-table.tsx';
import { messages } from './messages.ts';

const own = messages.answers;

/** The answers with their values, reversal, and scores. */
export function AnswerTable({
  instrument,
  items,
}: {
  readonly instrument: Instrument;
  readonly items: readonly ItemWorking[];
}) {
  return (
    <DataTable
      caption={own.title}
      hidesCaption
      head={own.head}
      rows={items.map(({ question, answer, isShown, plain, turned, value, countedBy }) => ({
        id: question.id,
        cells: [
          question.id,
          isShown ? formatAnswer(getScale(instrument, question), answer) || own.missing : own.hidden,
          plain ?? '',
          turned && plain !== null ? own.turned(turned.low, turned.high, plain) : '',
          value ?? own.missing,
          countedBy.map(({ title }) => title).join(', ') || own.noScore,
        ],
      }))}
    />
  );
}
