import { lazy, Suspense } from 'react';
import type { ChoiceScale, Instrument, Scale } from '#domain/instrument/instrument.ts';
import { isQuestion, scaleOf } from '#domain/instrument/questions.ts';
import type { ControlProps } from './control.ts';

/** What there is to show beyond options to choose from. Most instruments need none of it, and load none. */
const loads = {
  bipolar: async () => ({ default: (await import('./pair-card.tsx')).PairCard }),
  rating: async () => ({ default: (await import('./rating-control.tsx')).RatingControl }),
  analogue: async () => ({ default: (await import('./analogue-control.tsx')).AnalogueControl }),
  number: async () => ({ default: (await import('./number-control.tsx')).NumberControl }),
  several: async () => ({ default: (await import('./several-control.tsx')).SeveralControl }),
  instruction: async () => ({ default: (await import('./instruction-card.tsx')).InstructionCard }),
};

/** Two statements and the slider between them. */
export const LatePairCard = lazy(loads.bipolar);
/** A screen that says something and asks nothing. */
export const LateInstructionCard = lazy(loads.instruction);
const Rating = lazy(loads.rating);
const Analogue = lazy(loads.analogue);
const Number = lazy(loads.number);
const Several = lazy(loads.several);

/** What takes the answer to a statement that has no options to choose one from. */
export function LateControl({ scale, ...rest }: ControlProps<Exclude<Scale, ChoiceScale>>) {
  return (
    <Suspense>
      {scale.kind === 'rating' && <Rating {...rest} scale={scale} />}
      {scale.kind === 'analogue' && <Analogue {...rest} scale={scale} />}
      {scale.kind === 'number' && <Number {...rest} scale={scale} />}
      {scale.kind === 'several' && <Several {...rest} scale={scale} />}
    </Suspense>
  );
}

/** Fetches all that an instrument shows. What does not come is asked for again when it is needed, and fails there. */
export function fetchCards(instrument: Instrument): void {
  for (const item of instrument.items) {
    const kind = isQuestion(item) ? scaleOf(instrument, item).kind : 'instruction';
    if (kind !== 'choice') loads[kind]().catch(() => undefined);
  }
}
