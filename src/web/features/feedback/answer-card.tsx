import type { ReactNode } from 'react';
import type { ResultSummary, ResultSummaryPart } from './answer.ts';
import styles from './answer-card.module.css';

export interface ResultSummaryCardProps {
  readonly answer: ResultSummary;
  /** Says why there is no level; '' if there may be one. */
  readonly limitNote: string;
  /** Replaces suppressed level texts; '' for none. */
  readonly helpText: string;
  /** Title of the screen. A score whose title is part of it has no heading. */
  readonly pageTitle: string;
  /** One small step. */
  readonly children?: ReactNode;
}

/** The result in ten seconds: what it says, better or worse, and one small step. */
export function ResultSummaryCard({
  answer,
  limitNote,
  helpText,
  pageTitle,
  children,
}: ResultSummaryCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.words} data-listen="result">
        {answer.opening && <p>{answer.opening}</p>}
        {helpText && <p className={styles.text}>{helpText}</p>}
        {answer.parts.map((part) => (
          <Part key={part.id} part={part} hasTitle={!pageTitle.includes(part.title)} />
        ))}
        {limitNote && <p>{limitNote}</p>}
      </div>
      {children}
    </div>
  );
}

function Part({ part, hasTitle }: { part: ResultSummaryPart; hasTitle: boolean }) {
  const { title, category, text, note, change } = part;
  return (
    <div>
      {hasTitle && <h2>{title}</h2>}
      {category && <p className={styles.category}>{category}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {note && <p>{note}</p>}
      {change && (
        <p className={styles.change}>
          {change.text} {change.numbers && <small>{change.numbers}</small>}
        </p>
      )}
    </div>
  );
}
