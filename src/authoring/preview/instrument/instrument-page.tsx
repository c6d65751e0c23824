import { useState } from 'react';
import { questionsOf } from '#domain/instrument/questions.ts';
import { armCode } from '#domain/trial/arms.ts';
import { withArm } from '#domain/trial/with-arm.ts';
import { Button } from '#ui/button/button.tsx';
import { Choice } from '../choice/choice.tsx';
import type { AuthorInstrument } from '../state.ts';
import { DataTable } from '../table/data-table.tsx';
import { Examples } from './examples.tsx';
import styles from './instrument.module.css';
import { Items } from './items.tsx';
import { LevelTexts } from './level-texts.tsx';
import { Published } from './published.tsx';
import { Scales } from './scale-table.tsx';
import { ScoreSection } from './score-section.tsx';
import { SourceFacts } from './source-facts.tsx';
import { Trial } from './trial.tsx';
import { WordTrials } from './word-trials.tsx';
import { words } from './words.ts';

export interface InstrumentPageProps {
  readonly entry: AuthorInstrument;
  /** True while the file itself cannot be used, and an earlier form of it is shown: there is nothing to compare. */
  readonly isHeld?: boolean;
  show(address: string): void;
}

/** Everything that a questionnaire says, on one page. */
export function InstrumentPage({ entry, isHeld = false, show }: InstrumentPageProps) {
  const { file, instrument, published, grades, trials = [] } = entry;
  const [arm, setArm] = useState('');
  const arms = trials.flatMap(({ trial }) =>
    trial.arms.map(({ id: own }) => {
      return { value: armCode(trial, own), name: words.trials.chosen(trial.title, own) };
    }),
  );
  // As somebody in this arm would read it; the questionnaire itself, where the trial is gone meanwhile.
  const read = withArm(
    instrument,
    trials.map(({ trial }) => trial),
    arm,
  );
  const { id, title, description, version, status, position, messages } = instrument;
  const facts = [
    [words.facts.version, `${id}, ${version}`],
    [words.facts.status, status],
    [words.facts.file, file],
    [words.facts.place, position],
    [words.facts.items, questionsOf(instrument).length],
  ];
  return (
    <article className={styles.page}>
      <header>
        <h2>{title}</h2>
        <p>{description}</p>
        <dl className={styles.facts}>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Button variant="ghost" onClick={() => show(instrument.routes.intro)}>
          {words.take}
        </Button>
      </header>
      <SourceFacts instrument={instrument} />
      {trials.length > 0 && (
        <>
          <WordTrials trials={trials} instrument={instrument} />
          <Choice
            label={words.trials.choose}
            options={[{ value: '', name: words.trials.usual }, ...arms]}
            chosen={arms.some(({ value }) => value === arm) ? arm : ''}
            onChoose={setArm}
          />
        </>
      )}
      <Trial instrument={read} />
      {!isHeld && <Published published={published} current={instrument} />}
      <Items instrument={instrument} />
      <Scales instrument={instrument} />
      <ScoreSection instrument={instrument} />
      <LevelTexts scores={read.scores} grades={grades} />
      <Examples instrument={instrument} />
      <section>
        <h3>{words.messages.title}</h3>
        <DataTable
          caption={words.messages.title}
          hidesCaption
          head={words.messages.head}
          rows={Object.entries(messages).map(([when, text]) => ({ id: when, cells: [when, String(text)] }))}
        />
      </section>
    </article>
  );
}
