import { useEffect, useState } from 'react';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import { getPosition } from '#domain/answers/get-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Extras } from './question-controller.ts';
import type { EngineProps, Engine as PlainEngine } from './engine.tsx';
import { fetchCards, LazyControl, LazyInstruction } from './lazy-cards.tsx';
import { SkippableActions } from './skippable-actions.tsx';
import { screenMessages } from './screen-messages.ts';
import { Typed } from './typed.ts';

interface Props extends EngineProps {
  /** Handed over, not imported: what this file imports and others do too would travel as a file of its own. */
  Engine: typeof PlainEngine;
}

/** The engine with all that an instrument can ask for. One that is plain loads none of it. */
export function RichEngine({ Engine, ...props }: Props) {
  const [extras] = useState(() => extrasFor(props.instrument));
  useEffect(() => fetchCards(props.instrument), [props.instrument]);
  const [typed] = useState(() => new Map<number, string>());
  return (
    <Typed value={typed}>
      <Engine {...props} extras={extras} />
    </Typed>
  );
}

function extrasFor(instrument: Instrument): Extras {
  return {
    placeOf: (draft) => getPosition(instrument, draft),
    wordsOf: (place) => wordsOf(place, instrument.presentation.unit),
    codeOf: (scale, digit) =>
      scale.kind === 'rating' && digit >= scale.min && digit <= scale.max ? digit : undefined,
    missingText: instrument.allowsMissing
      ? 'Please choose an answer, or skip this question'
      : screenMessages.chooseValue,
    Control: LazyControl,
    Instruction: LazyInstruction,
    Actions: SkippableActions,
  };
}

function wordsOf({ question, number, count }: QuestionPosition, unit: string): string {
  if (question !== null) return screenMessages.progress(unit, number, count);
  const word = unit.toLowerCase();
  return number > count ? `After the last ${word}` : `Before ${word} ${number}`;
}
