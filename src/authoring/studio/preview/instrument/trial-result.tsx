import { type Answers, checkAnswers } from '#domain/answers/answers.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import { isHelpShownFirst } from '#domain/scoring/help-shown-first.ts';
import { findScoreCombination } from '#domain/scoring/combination.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { DataTable } from '../table/data-table.tsx';
import styles from './instrument.module.css';
import { computeOutcomes } from './score-outcomes.ts';
import { messages } from './messages.ts';

const labels = messages.trial;

/** Props of `TrialResult`. */
export interface TrialResultProps {
  readonly instrument: Instrument;
  readonly answers: Answers;
  readonly facts: Demographics;
}

/** The results of trial answers, or why they are rejected. */
export function TrialResult({ instrument, answers, facts }: TrialResultProps) {
  if (answers.every((answer) => answer === null)) return <p role="status">{labels.nothing}</p>;
  const refusal = checkAnswers(instrument, answers);
  if (refusal) return <p role="status">{refusal.message}</p>;
  const result = computeResult(instrument, answers, facts);
  const helpFirst = isHelpShownFirst(instrument, { ...facts, result, ans: answers });
  const levels = Object.fromEntries(Object.entries(result).map(([id, { level }]) => [id, level]));
  const combination = findScoreCombination(instrument, levels);
  return (
    <div role="status">
      {helpFirst && (
        <p>
          <strong>{labels.helpFirst}</strong> {instrument.help.text}
        </p>
      )}
      {combination && (
        <p>
          <strong>{labels.combination}</strong> {combination.text} {combination.step}
        </p>
      )}
      <DataTable
        caption={labels.title}
        hidesCaption
        head={labels.head}
        rows={computeOutcomes(instrument, answers, facts).map(
          ({ id, title, value, percentile, levelName, colour, content }) => ({
            id,
            cells: [
              title,
              value ?? '–',
              percentile ?? '–',
              levelName || '–',
              <span key="colour" className={styles[colour]}>
                {colour}
              </span>,
              content ? [content.text, ...content.steps].join(' ') : '',
            ],
          }),
        )}
      />
    </div>
  );
}
