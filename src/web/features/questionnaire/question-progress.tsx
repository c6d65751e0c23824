import type { ReactNode } from 'react';
import { ProgressDots } from '#ui/progress-dots/progress-dots.tsx';
import styles from './questionnaire.module.css';

interface Props {
  title: string;
  /** How many questions there are. */
  count: number;
  /** The question on screen, from 0. */
  index: number;
  /** Where it is among them in words, for example 'Question 7 of 20'. */
  place: string;
  /** Draws those words. */
  children: ReactNode;
}

/** The instrument's title, the place among its questions in words, and one disc for each. */
export function QuestionProgress({ title, count, index, place, children }: Props) {
  return (
    <div className={styles.progress}>
      <div className={styles.place}>
        <b>{title}</b>
        {children}
      </div>
      <ProgressDots steps={count} current={index + 1} label={place} />
    </div>
  );
}
