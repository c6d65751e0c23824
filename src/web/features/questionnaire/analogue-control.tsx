import type { AnalogueScale } from '#domain/instrument/instrument.ts';
import { AnalogueLine } from '#ui/analogue-line/analogue-line.tsx';
import type { ControlProps } from './question-controller.ts';

/** A line that is marked anywhere. */
export function AnalogueControl({ scale, asking, acts, name: _, ...rest }: ControlProps<AnalogueScale>) {
  const value = typeof asking.value === 'number' ? asking.value : null;
  return (
    <AnalogueLine
      {...rest}
      low={scale.low}
      high={scale.high}
      value={value}
      onChange={(mark) => acts.choose(mark, 'key')}
    />
  );
}
