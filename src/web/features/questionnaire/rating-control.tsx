import type { RatingScale } from '#domain/instrument/instrument.ts';
import { NumberLine } from '#ui/number-line/number-line.tsx';
import type { ControlProps } from './question-controller.ts';

/** A row of numbers with a label at each end. */
export function RatingControl({ scale, asking, acts, ...rest }: ControlProps<RatingScale>) {
  const { min, max, low, high } = scale;
  const value = typeof asking.value === 'number' ? asking.value : null;
  return <NumberLine {...rest} {...{ min, max, low, high, value }} onChange={acts.choose} />;
}
