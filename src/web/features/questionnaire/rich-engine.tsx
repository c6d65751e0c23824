import { useEffect, useState } from 'react';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import { getPosition } from '#domain/answers/get-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Extras } from './question-controller.ts';
import type { EngineProps, Engine as PlainEngine } from './engine.tsx';
import { prefetchControls, LazyControl, LazyInstruction } from './lazy-cards.tsx';
import { screenMessages } from './screen-messages.ts';
import { InvalidTexts } from './invalid-texts.ts';

interface Props extends EngineProps {
  /** A prop instead of an import, because a module shared by lazy chunks would become a chunk itself. */
  Engine: typeof PlainEngine;
}

/** The engine with all features. Plain instruments do not load it. */
export function RichEngine({ Engine, ...props }: Props) {
  const [extras] = useState(() => createExtras(props.instrument));
  useEffect(() => prefetchControls(props.instrument), [props.instrument]);
  const [invalidTexts] = useState(() => new Map<number, string>());
  return (
    <InvalidTexts value={invalidTexts}>
      <Engine {...props} extras={extras} />
    </InvalidTexts>
  );
}

function createExtras(instrument: Instrument): Extras {
  return {
    findPosition: (draft) => getPosition(instrument, draft),
    formatPosition: (position) => formatPosition(position, instrument.presentation.unit),
    findCode: (scale, digit) =>
      scale.kind === 'rating' && digit >= scale.min && digit <= scale.max ? digit : undefined,
    Control: LazyControl,
    Instruction: LazyInstruction,
  };
}

function formatPosition({ question, number, count }: QuestionPosition, unit: string): string {
  if (question !== null) return screenMessages.progress(unit, number, count);
  const word = unit.toLowerCase();
  return number > count ? `After the last ${word}` : `Before ${word} ${number}`;
}
