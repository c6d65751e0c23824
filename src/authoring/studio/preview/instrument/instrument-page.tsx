import { listQuestions } from '#domain/instrument/questions.ts';
import { Button } from '#ui/button/button.tsx';
import type { AuthorInstrument } from '../state.ts';
import { DataTable } from '../table/data-table.tsx';
import { Examples } from './examples.tsx';
import styles from './instrument.module.css';
import { InstrumentItems } from './items.tsx';
import { LevelTexts } from './level-texts.tsx';
import { PublishedComparison } from './published-comparison.tsx';
import { Scales } from './scale-table.tsx';
import { ScoreSection } from './score-section.tsx';
import { SourceDetails } from './source-details.tsx';
import { Trial } from './trial.tsx';
import { messages } from './messages.ts';

/** Props of `InstrumentPage`. */
export interface InstrumentPageProps {
  readonly entry: AuthorInstrument;
  /**
   * True if the file is invalid and an earlier form is displayed, so that a comparison with the published version is
   * useless.
   */
  readonly isStale?: boolean;
  show(address: string): void;
}

/** All content of a questionnaire on one page. */
export function InstrumentPage({ entry, isStale = false, show }: InstrumentPageProps) {
  const { file, instrument, published, grades } = entry;
  const { id, title, description, version, status, position, messages: instrumentMessages } = instrument;
  const facts = [
    [messages.facts.version, `${id}, ${version}`],
    [messages.facts.status, status],
    [messages.facts.file, file],
    [messages.facts.place, position],
    [messages.facts.items, listQuestions(instrument).length],
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
        <Button variant="secondary" onClick={() => show(instrument.routes.intro)}>
          {messages.take}
        </Button>
      </header>
      <SourceDetails instrument={instrument} />
      <Trial instrument={instrument} />
      {!isStale && <PublishedComparison published={published} current={instrument} />}
      <InstrumentItems instrument={instrument} />
      <Scales instrument={instrument} />
      <ScoreSection instrument={instrument} />
      <LevelTexts scores={instrument.scores} grades={grades} />
      <Examples instrument={instrument} />
      <section>
        <h3>{messages.messages.title}</h3>
        <DataTable
          caption={messages.messages.title}
          hidesCaption
          head={messages.messages.head}
          rows={Object.entries(instrumentMessages).map(([when, text]) => ({
            id: when,
            cells: [when, String(text)],
          }))}
        />
      </section>
    </article>
  );
}
