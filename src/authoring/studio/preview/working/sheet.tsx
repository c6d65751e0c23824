import { checkAnswers } from '#domain/answers/answers.ts';
import type { Instrument, WorkedExample } from '#domain/instrument/instrument.ts';
import { createWorking } from '#domain/scoring/working/working.ts';
import { formatHelpRules } from '../../worked-examples/help-lines.ts';
import { AnswerTable } from './answer-table.tsx';
import { ScoreSteps } from './score-steps.tsx';
import { words } from './messages.ts';
import styles from './working.module.css';

export interface SheetProps {
  readonly instrument: Instrument;
  readonly example: WorkedExample;
}

/** One worked example on one sheet: answers, scores, help rule, and a line to sign. */
export function Sheet({ instrument, example }: SheetProps) {
  const { answers, helpFirst, ...facts } = example;
  const refused = checkAnswers(instrument, answers);
  if (refused) return <p role="alert">{words.refused(refused.message)}</p>;
  const { items, scores, help } = createWorking(instrument, answers, facts);
  const isFirst = help.some(({ holds }) => holds);
  return (
    <article className={styles.sheet}>
      <header>
        <h3>{example.name}</h3>
        <p>{words.sheet(instrument.title, instrument.id, instrument.version)}</p>
        <p>{`${words.person}: ${formatPerson(example)}`}</p>
      </header>
      <section>
        <h3>{words.answers.title}</h3>
        <AnswerTable instrument={instrument} items={items} />
      </section>
      <div>
        <h3>{words.scores}</h3>
        {scores.map((working) => (
          <ScoreSteps key={working.score.id} working={working} example={example} />
        ))}
      </div>
      <section>
        <h3>{words.help.title}</h3>
        <ul>
          {formatHelpRules(help).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{help.length === 0 ? words.help.never : isFirst ? words.help.first : words.help.notFirst}</p>
        {helpFirst !== undefined && (
          <p className={helpFirst === isFirst ? undefined : styles.differs}>{words.help.says(helpFirst)}</p>
        )}
      </section>
      <p className={styles.signed}>{words.signed}</p>
    </article>
  );
}

function formatPerson({ age, gender, education }: WorkedExample): string {
  return [
    words.age(age),
    ...(gender === undefined ? [] : [words.gender[gender]]),
    ...(education === undefined ? [] : [words.education(education)]),
  ].join(', ');
}
