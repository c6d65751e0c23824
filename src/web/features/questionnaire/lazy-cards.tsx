import { type ComponentProps, lazy, Suspense } from 'react';
import type { ChoiceScale, Instrument, Scale } from '#domain/instrument/instrument.ts';
import { isQuestion, getScale } from '#domain/instrument/questions.ts';
import type { ControlProps } from './question-controller.ts';

const imports = {
  rating: async () => ({ default: (await import('./rating-control.tsx')).RatingControl }),
  analogue: async () => ({ default: (await import('./analogue-control.tsx')).AnalogueControl }),
  number: async () => ({ default: (await import('./number-control.tsx')).NumberControl }),
  several: async () => ({ default: (await import('./multiple-choice-control.tsx')).MultipleChoiceControl }),
  time: async () => ({ default: (await import('./typed-controls.tsx')).TimeControl }),
  duration: async () => ({ default: (await import('./typed-controls.tsx')).DurationControl }),
  date: async () => ({ default: (await import('./typed-controls.tsx')).DateControl }),
  text: async () => ({ default: (await import('./typed-controls.tsx')).TextControl }),
  instruction: async () => ({ default: (await import('./instruction-text.tsx')).InstructionText }),
};

const Instruction = lazy(imports.instruction);
const Rating = lazy(imports.rating);
const Analogue = lazy(imports.analogue);
const WholeNumber = lazy(imports.number);
const Several = lazy(imports.several);
const ClockTime = lazy(imports.time);
const Duration = lazy(imports.duration);
const CalendarDate = lazy(imports.date);
const OwnWords = lazy(imports.text);

/** Lazy `InstructionText`. */
export function LazyInstruction(props: ComponentProps<typeof Instruction>) {
  return (
    <Suspense>
      <Instruction {...props} />
    </Suspense>
  );
}

/** Lazy controls of statements whose scale is not a choice. */
export function LazyControl({ scale, ...rest }: ControlProps<Exclude<Scale, ChoiceScale>>) {
  return (
    <Suspense>
      {scale.kind === 'rating' && <Rating {...rest} scale={scale} />}
      {scale.kind === 'analogue' && <Analogue {...rest} scale={scale} />}
      {scale.kind === 'number' && <WholeNumber {...rest} scale={scale} />}
      {scale.kind === 'several' && <Several {...rest} scale={scale} />}
      {scale.kind === 'time' && <ClockTime {...rest} scale={scale} />}
      {scale.kind === 'duration' && <Duration {...rest} scale={scale} />}
      {scale.kind === 'date' && <CalendarDate {...rest} scale={scale} />}
      {scale.kind === 'text' && <OwnWords {...rest} scale={scale} />}
    </Suspense>
  );
}

/** Prefetches the components of an instrument. A failed import is retried when the component is rendered. */
export function prefetchControls(instrument: Instrument): void {
  for (const item of instrument.items) {
    const kind = isQuestion(item) ? getScale(instrument, item).kind : 'instruction';
    if (kind !== 'choice' && kind !== 'bipolar') imports[kind]().catch(() => undefined);
  }
}
