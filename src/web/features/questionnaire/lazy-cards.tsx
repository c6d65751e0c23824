import { type ComponentProps, lazy, Suspense } from 'react';
import type { ChoiceScale, Instrument, Scale } from '#domain/instrument/instrument.ts';
import { isQuestion, getScale } from '#domain/instrument/questions.ts';
import type { ControlProps } from './question-controller.ts';

const loads = {
  rating: async () => ({ default: (await import('./rating-control.tsx')).RatingControl }),
  analogue: async () => ({ default: (await import('./analogue-control.tsx')).AnalogueControl }),
  number: async () => ({ default: (await import('./number-control.tsx')).NumberControl }),
  several: async () => ({ default: (await import('./several-control.tsx')).SeveralControl }),
  instruction: async () => ({ default: (await import('./instruction-text.tsx')).InstructionText }),
};

const Instruction = lazy(loads.instruction);
const Rating = lazy(loads.rating);
const Analogue = lazy(loads.analogue);
const WholeNumber = lazy(loads.number);
const Several = lazy(loads.several);

/** What a screen says that asks nothing. */
export function LazyInstruction(props: ComponentProps<typeof Instruction>) {
  return (
    <Suspense>
      <Instruction {...props} />
    </Suspense>
  );
}

/** What takes the answer to a statement that has no options to choose one from. */
export function LazyControl({ scale, ...rest }: ControlProps<Exclude<Scale, ChoiceScale>>) {
  return (
    <Suspense>
      {scale.kind === 'rating' && <Rating {...rest} scale={scale} />}
      {scale.kind === 'analogue' && <Analogue {...rest} scale={scale} />}
      {scale.kind === 'number' && <WholeNumber {...rest} scale={scale} />}
      {scale.kind === 'several' && <Several {...rest} scale={scale} />}
    </Suspense>
  );
}

/** Fetches what an instrument will show. What does not come is asked for again when it is needed, and fails there. */
export function fetchCards(instrument: Instrument): void {
  for (const item of instrument.items) {
    const kind = isQuestion(item) ? getScale(instrument, item).kind : 'instruction';
    if (kind !== 'choice' && kind !== 'bipolar') loads[kind]().catch(() => undefined);
  }
}
