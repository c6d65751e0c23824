import type { RatingScale } from '#domain/instrument/instrument.ts';
import { NumericRatingScale } from '#ui/numeric-rating-scale/numeric-rating-scale.tsx';
import type { ControlProps } from './question-controller.ts';

/** A row of numbers with a label at each end. */
export function RatingControl({ scale, controller, actions, ...rest }: ControlProps<RatingScale>) {
  const { min, max, low, high } = scale;
  const value = typeof controller.value === 'number' ? controller.value : null;
  return (
    <NumericRatingScale
      {...rest}
      {...{ min, max, minLabel: low, maxLabel: high, value }}
      onChange={actions.choose}
    />
  );
}
