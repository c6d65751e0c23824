import { useState } from 'react';
import type { Answer } from '#domain/answers/codes.ts';
import { findVisibleQuestions, withoutHiddenAnswers } from '#domain/answers/visible-items.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { formatPattern, parsePattern } from './answer-pattern.ts';
import styles from './instrument.module.css';
import { getItemText } from './items.tsx';
import { getAnswerAt, listOptions } from './trial-answer.ts';
import { TrialControl } from './trial-control.tsx';
import { TrialPath } from './trial-path.tsx';
import { TrialPerson } from './trial-person.tsx';
import { TrialResult } from './trial-result.tsx';
import { messages } from './messages.ts';

const labels = messages.trial;

/** A form for trial answers with their results. */
export function Trial({ instrument }: { instrument: Instrument }) {
  const questions = listQuestions(instrument);
  const [facts, setFacts] = useState<Demographics>({ age: 34 });
  // By item id, so that answers stay with their items when the file changes.
  const [answersByItem, setAnswersByItem] = useState<Readonly<Record<string, Answer>>>({});
  const [pattern, setPattern] = useState<string | null>(null);
  const parsed = pattern === null ? null : parsePattern(instrument, pattern);
  const problem = parsed ? labels.patternProblem(parsed.invalid, parsed.extra, questions.length) : '';
  const options = listOptions(instrument.scale);
  function fill(getAnswer: (scale: Scale) => Answer) {
    setPattern(null);
    setAnswersByItem(
      Object.fromEntries(questions.map((one) => [one.id, getAnswer(getScale(instrument, one))])),
    );
  }
  const answers = questions.map(({ id }) => answersByItem[id] ?? null);
  const visible = findVisibleQuestions(instrument, answers);

  return (
    <section className={styles.trial}>
      <h3>{labels.title}</h3>
      <p className="note">{labels.about}</p>
      <div className={styles.row}>
        <TrialPerson
          facts={facts}
          usesGenderOrEducation={hasNormsByDemographics(instrument)}
          onChange={setFacts}
        />
        <Button variant="tertiary" onClick={() => fill((scale) => getAnswerAt(scale, Math.random()))}>
          {labels.random}
        </Button>
        <Button variant="tertiary" onClick={() => fill(() => null)}>
          {labels.clear}
        </Button>
      </div>
      <TextField
        id="trial-pattern"
        label={labels.pattern}
        description={labels.patternHint}
        autoComplete="off"
        value={pattern ?? formatPattern(answers)}
        {...(problem === '' ? {} : { error: problem })}
        onChange={({ target }) => {
          setPattern(target.value);
          setAnswersByItem(parsePattern(instrument, target.value).answers);
        }}
        onBlur={() => problem === '' && setPattern(null)}
      />
      <div className={styles.row}>
        {options.map(({ code, label }, at) => (
          <button
            key={code}
            type="button"
            className={styles.chip}
            onClick={() =>
              fill((scale) =>
                scale === instrument.scale && scale.kind !== 'several'
                  ? code
                  : getAnswerAt(scale, at / Math.max(1, options.length - 1)),
              )
            }
          >
            {labels.all(code, label)}
          </button>
        ))}
      </div>
      <details>
        <summary>{labels.single}</summary>
        <ol className={styles.single}>
          {questions.map((item, at) => (
            <li key={item.id}>
              {visible[at] ? (
                <TrialControl
                  text={getItemText(item)}
                  scale={getScale(instrument, item)}
                  answer={answersByItem[item.id] ?? null}
                  onChange={(answer) => setAnswersByItem((before) => ({ ...before, [item.id]: answer }))}
                />
              ) : (
                <p>
                  {getItemText(item)} <em>{labels.notAsked}</em>
                </p>
              )}
            </li>
          ))}
        </ol>
      </details>
      <TrialPath instrument={instrument} answers={answers} />
      <TrialResult
        instrument={instrument}
        answers={withoutHiddenAnswers(instrument, answers)}
        facts={facts}
      />
    </section>
  );
}

/** Returns true if any norm depends on gender or education. */
function hasNormsByDemographics({ scores }: Instrument): boolean {
  return scores.some(({ report }) =>
    report?.bands.some(({ gender, education }) => gender !== undefined || education !== undefined),
  );
}
