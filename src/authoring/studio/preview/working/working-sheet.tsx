import { checkAnswers } from '#domain/answers/answers.ts';
import type { Instrument, WorkedExample } from '#domain/instrument/instrument.ts';
import { createScoringTrace } from '#domain/scoring/working/scoring-trace.ts';
import { formatHelpRules } from '../../worked-examples/help-lines.ts';
import { AnswerTable } from './answer-table.tsx';
import { ScoreSteps } from './score-steps.tsx';
import { messages } from './messages.ts';
import styles from './working.module.css';

/** Props of `WorkingSheet`. */
export interface WorkingSheetProps {
  readonly instrument: Instrument;
  readonly example: WorkedExample;
}

/** The working of an example: answers, scores, help rules, and a line for a signature. */
export function WorkingSheet({ instrument, example }: WorkingSheetProps) {
  const { answers, helpFirst, ...facts } = example;
  const refusal = checkAnswers(instrument, answers);
  if (refusal) return <p role="alert">{messages.refused(refusal.message)}</p>;
  const { items, scores, help } = createScoringTrace(instrument, answers, facts);
  const isFirst = help.some(({ holds }) => holds);
  return (
    <article className={styles.sheet}>
      <header>
        <h3>{example.name}</h3>
        <p>{messages.sheet(instrument.title, instrument.id, instrument.version)}</p>
        <p>{`${messages.person}: ${formatPerson(example)}`}</p>
      </header>
      <section>
        <h3>{messages.answers.title}</h3>
        <AnswerTable instrument={instrument} items={items} />
      </section>
      <div>
        <h3>{messages.scores}</h3>
        {scores.map((working) => (
          <ScoreSteps key={working.score.id} working={working} example={example} />
        ))}
      </div>
      <section>
        <h3>{messages.help.title}</h3>
        <ul>
          {formatHelpRules(help).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          {help.length === 0 ? messages.help.never : isFirst ? messages.help.first : messages.help.notFirst}
        </p>
        {helpFirst !== undefined && (
          <p className={helpFirst === isFirst ? undefined : styles.differs}>
            {messages.help.expected(helpFirst)}
          </p>
        )}
      </section>
      <p className={styles.signed}>{messages.signed}</p>
    </article>
  );
}

function formatPerson({ age, gender, education }: WorkedExample): string {
  return [
    messages.age(age),
    ...(gender === undefined ? [] : [messages.gender[gender]]),
    ...(education === undefined ? [] : [messages.education(education)]),
  ].join(', ');
}
