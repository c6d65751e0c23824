import { type Answers, checkAnswers } from '../../domain/answers/answers.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { DataTable } from '../table/data-table.tsx';
import look from './instrument.module.css';
import { outcomesOf } from './outcome.ts';
import { words } from './words.ts';

const own = words.trial;

export interface TrialResultProps {
  readonly instrument: Instrument;
  readonly answers: Answers;
  /** Whole years. */
  readonly age: number;
}

/** Scores, percentiles, levels, colours and texts of these answers; or why they are not accepted. */
export function TrialResult({ instrument, answers, age }: TrialResultProps) {
  if (answers.every((answer) => answer === null)) return <p role="status">{own.nothing}</p>;
  const refused = checkAnswers(instrument, answers);
  if (refused) return <p role="status">{refused.message}</p>;
  return (
    <div role="status">
      <DataTable
        caption={own.title}
        hidesCaption
        head={own.head}
        rows={outcomesOf(instrument, answers, age).map(
          ({ id, title, value, percentile, level, colour, text }) => ({
            id,
            cells: [
              title,
              value ?? '–',
              percentile ?? '–',
              level || '–',
              <span key="colour" className={look[colour]}>
                {colour}
              </span>,
              text ? `${text.text} ${text.step}` : '',
            ],
          }),
        )}
      />
    </div>
  );
}
