import type { AnalogueScale } from '#domain/instrument/instrument.ts';
import { VisualAnalogueScale } from '#ui/visual-analogue-scale/visual-analogue-scale.tsx';
import type { ControlProps } from './question-controller.ts';

/** A visual analogue scale: a line with a mark at any position. */
export function AnalogueControl({
  scale,
  controller,
  actions,
  name: _,
  ...rest
}: ControlProps<AnalogueScale>) {
  const value = typeof controller.value === 'number' ? controller.value : null;
  return (
    <VisualAnalogueScale
      {...rest}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      minLabel={scale.low}
      maxLabel={scale.high}
      value={value}
      onChange={(mark) => actions.choose(mark, 'key')}
    />
  );
}
