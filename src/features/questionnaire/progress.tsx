import type { ReactNode } from 'react';
import { Strand } from '../../ui/strand/strand.tsx';
import look from './questionnaire.module.css';

interface Props {
  title: string;
  /** How many questions there are. */
  count: number;
  /** The question on screen, from 0. */
  index: number;
  /** Where it stands among them in words, for example 'Question 7 of 20'. */
  place: string;
  /** Draws those words. */
  children: ReactNode;
}

/** The instrument's title, the place among its questions in words, and one disc for each. */
export function Progress({ title, count, index, place, children }: Props) {
  return (
    <div className={look.progress}>
      <div className={look.place}>
        <b>{title}</b>
        {children}
      </div>
      <Strand steps={count} current={index + 1} label={place} />
    </div>
  );
}
