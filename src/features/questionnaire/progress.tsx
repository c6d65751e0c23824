import type { ReactNode } from 'react';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { Strand } from '../../ui/strand/strand.tsx';
import look from './questionnaire.module.css';
import { strings } from './strings.ts';

interface Props {
  instrument: Instrument;
  /** From 0. */
  index: number;
  /** Draws the place among the questions, for example 'Question 7 of 20'. */
  place: (text: string) => ReactNode;
}

/** The instrument's title, the place among its questions in words, and one disc for each. */
export function Progress({ instrument, index, place }: Props) {
  const { title, presentation, items } = instrument;
  const text = strings.progress(presentation.unit, index + 1, items.length);
  return (
    <div className={look.progress}>
      <div className={look.place}>
        <b>{title}</b>
        {place(text)}
      </div>
      <Strand steps={items.length} current={index + 1} label={text} />
    </div>
  );
}
