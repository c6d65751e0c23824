import type { ReactNode } from 'react';
import type { InstructionItem } from '#domain/instrument/instrument.ts';
import styles from './instruction-card.module.css';
import { QuestionHeading } from './question-heading.tsx';
import quiz from './questionnaire.module.css';

interface Props {
  item: InstructionItem;
  /** The person came here from another item. */
  arrived: boolean;
  /** What went wrong when the answers were sent. */
  children?: ReactNode;
}

/** What the person reads before the next items. An empty line begins a paragraph. */
export function InstructionCard({ item, arrived, children }: Props) {
  const paragraphs = item.instruction.split(/\n\s*\n/);
  return (
    <div className={quiz.card}>
      <QuestionHeading className={quiz.statement} describedBy="place" takesFocus={arrived}>
        {item.heading}
      </QuestionHeading>
      <div className={styles.text}>
        {children}
        {paragraphs.map((text, at) => (
          <p key={at}>{text}</p>
        ))}
      </div>
    </div>
  );
}
