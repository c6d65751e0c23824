import type { SeveralScale } from '#domain/instrument/instrument.ts';
import { Checklist } from '#ui/checklist/checklist.tsx';
import type { ControlProps } from './question-controller.ts';

/** Checkboxes. No selection means no answer. */
export function MultipleChoiceControl({ scale, controller, actions, ...rest }: ControlProps<SeveralScale>) {
  const { value } = controller;
  return (
    <Checklist
      {...rest}
      options={scale.options}
      value={typeof value === 'object' && value !== null ? value : []}
      onChange={(codes) => actions.choose(codes.length > 0 ? codes : null, 'key')}
    />
  );
}
