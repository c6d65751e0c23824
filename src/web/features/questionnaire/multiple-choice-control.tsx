import type { SeveralScale } from '#domain/instrument/instrument.ts';
import { CheckboxGroup } from '#ui/checkbox-group/checkbox-group.tsx';
import type { ControlProps } from './question-controller.ts';

/** Checkboxes. No selection means no answer. */
export function MultipleChoiceControl({ scale, controller, actions, ...rest }: ControlProps<SeveralScale>) {
  const { value } = controller;
  return (
    <CheckboxGroup
      {...rest}
      options={scale.options.map(({ code, label, alone = false }) => ({ code, label, exclusive: alone }))}
      value={typeof value === 'object' && value !== null ? value : []}
      onChange={(codes) => actions.choose(codes.length > 0 ? codes : null, 'key')}
    />
  );
}
