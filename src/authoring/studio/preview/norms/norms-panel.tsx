import { useMemo, useState } from 'react';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { selectBands } from '../../../exchange/norms/band-plan.ts';
import { createNormsPatch, type NormsPatch } from '../../../exchange/norms/norms-patch.ts';
import { parseRawAnswers } from '../../../exchange/norms/raw-answers.ts';
import { proposeScoreNorms } from '../../../exchange/norms/score-norms.ts';
import { AnswersInput } from './answers-input.tsx';
import { BadCells } from './bad-cells.tsx';
import styles from './norms.module.css';
import { NormsChoices, type NormsFormOptions, toBandPlan } from './norms-choices.tsx';
import { ScoreFigures } from './score-figures.tsx';
import { ApplyNormsForm } from './apply-norms-form.tsx';
import { messages } from './messages.ts';

/** Props of `NormsPanel`. */
export interface NormsPanelProps {
  readonly instrument: Instrument;
  /** Applies a change of the file in the editor. Resolves with an error message, or null. */
  accept?(patch: NormsPatch): Promise<string | null>;
}

/** Computes norms and cuts of all scores from raw answers, which stay in the browser. */
export function NormsPanel({ instrument, accept }: NormsPanelProps) {
  const [text, setText] = useState('');
  const [skipsRows, setSkipsRows] = useState(false);
  const [options, setOptions] = useState<NormsFormOptions>({
    rule: 'deviation',
    bands: 'file',
    starts: '18',
    byGender: false,
  });
  const answers = useMemo(
    () => (text.trim() === '' ? null : parseRawAnswers(instrument, text)),
    [instrument, text],
  );
  const plan = useMemo(() => toBandPlan(options), [options]);
  const isUsable =
    answers !== null && answers.people.length > 0 && (answers.badCells.length === 0 || skipsRows);
  const norms = useMemo(
    () =>
      isUsable && plan
        ? proposeScoreNorms(instrument, answers.people, options.rule, (score) => selectBands(plan, score))
        : [],
    [instrument, answers, isUsable, plan, options.rule],
  );
  return (
    <section className={styles.panel}>
      <div>
        <h2>{messages.title}</h2>
        <p className="note">{messages.about}</p>
      </div>
      <AnswersInput
        text={text}
        onText={(next) => {
          setText(next);
          setSkipsRows(false);
        }}
      />
      {answers && (
        <div>
          <p role="status">
            {messages.read(answers.people.length)}{' '}
            {answers.ignored.length > 0 && messages.ignored(answers.ignored)}
          </p>
          <BadCells cells={answers.badCells} skipsRows={skipsRows} onSkipRowsChange={setSkipsRows} />
        </div>
      )}
      {isUsable && (
        <>
          <NormsChoices options={options} onOptionsChange={setOptions} />
          {norms.map((one) => (
            <ScoreFigures key={one.score.id} norms={one} />
          ))}
          {plan && (
            <ApplyNormsForm
              norms={norms}
              createPatch={(selected, sample) =>
                createNormsPatch(instrument, selected, plan, options.rule, sample)
              }
              accept={accept}
            />
          )}
        </>
      )}
    </section>
  );
}
