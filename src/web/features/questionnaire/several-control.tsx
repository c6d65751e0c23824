import type { SeveralScale } from '#domain/instrument/instrument.ts';
import { Checklist } from '#ui/checklist/checklist.tsx';
import type { ControlProps } from './question-controller.ts';

/** Several of a list. None chosen is no answer. */
export function SeveralControl({ scale, asking, acts, ...rest }: ControlProps<SeveralScale>) {
  const { value } = asking;
  return (
    <Checklist
      {...rest}
      options={scale.options}
      value={value === null || typeof value === 'number' ? [] : value}
      onChange={(codes) => acts.choose(codes.length > 0 ? codes : null, 'key')}
    />
  );
}
