import { type KeyboardEvent, useId } from 'react';
import type { ChoiceScale, StatementItem } from '../../domain/instrument/instrument.ts';
import { Heading } from './heading.tsx';
import look from './questionnaire.module.css';

interface Props {
  item: StatementItem;
  scale: ChoiceScale;
  /** The period asked about, above the statement. */
  recall?: string;
  takesFocus: boolean;
  /** A number key was pressed on the heading, where focus stands when a question appears. */
  onNumber(code: number, by: 'key'): void;
}

/** One statement as the page's heading, with the period it asks about. */
export function Statement({ item, scale, recall, takesFocus, onNumber }: Props) {
  const recallId = useId();

  function keyDown(event: KeyboardEvent) {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const option = /^[1-9]$/.test(event.key) ? scale.options[Number(event.key) - 1] : undefined;
    if (option) onNumber(option.code, 'key');
  }

  return (
    <>
      {recall && (
        <p id={recallId} className={look.recall}>
          {recall}
        </p>
      )}
      <Heading
        className={look.statement}
        describedBy={recall ? `${recallId} place` : 'place'}
        takesFocus={takesFocus}
        onKeyDown={keyDown}
      >
        {item.text}
      </Heading>
    </>
  );
}
