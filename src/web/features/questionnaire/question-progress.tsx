import type { ReactNode } from 'react';
import { ProgressDots } from '#ui/progress-dots/progress-dots.tsx';
import styles from './questionnaire.module.css';

interface Props {
  title: string;
  /** Number of questions. */
  count: number;
  /** The displayed question, or the one after an instruction: from 1 to `count + 1`. */
  number: number;
  /** Label of the progress, such as 'Question 7 of 20'. */
  label: string;
  /** Renders the label. */
  children: ReactNode;
}

/** The title of the instrument, the label of the progress, and one dot per question. */
export function QuestionProgress({ title, count, number, label, children }: Props) {
  return (
    <div className={styles.progress}>
      <div className={styles.place}>
        <b>{title}</b>
        {children}
      </div>
      <ProgressDots steps={count} current={number} label={label} />
    </div>
  );
}
