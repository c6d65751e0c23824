import type { ReactNode } from 'react';
import { ProgressDots } from '#ui/progress-dots/progress-dots.tsx';
import styles from './questionnaire.module.css';

interface Props {
  title: string;
  /** How many questions there are. */
  count: number;
  /** The question on screen or, before it, an instruction: from 1, or one more than there are at the end. */
  number: number;
  /** Where it is among them in words, for example 'Question 7 of 20'. */
  place: string;
  /** Draws those words. */
  children: ReactNode;
}

/** The instrument's title, the place among its questions in words, and one disc for each. */
export function QuestionProgress({ title, count, number, place, children }: Props) {
  return (
    <div className={styles.progress}>
      <div className={styles.place}>
        <b>{title}</b>
        {children}
      </div>
      <ProgressDots steps={count} current={number} label={place} />
    </div>
  );
}
