import { use, useState } from 'react';
import type { NumberScale } from '#domain/instrument/instrument.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import type { ControlProps } from './question-controller.ts';
import { formatNumberLimits, parseNumber } from './parse-number.ts';
import { InvalidTextsContext } from './invalid-texts.ts';

/** An input for a whole number. It keeps a text that is not a valid answer. */
export function NumberControl({ scale, controller, actions, ...rest }: ControlProps<NumberScale>) {
  const { t } = useTranslation();
  const { value } = controller;
  const invalidTexts = use(InvalidTextsContext);
  const { item } = controller.position;
  const savedText = value === null ? '' : String(value);
  const [text, setText] = useState(invalidTexts.get(item) ?? savedText);
  const limits = formatNumberLimits(t, scale);

  function change(next: string) {
    if (controller.isSending) return;
    const { number, error } = parseNumber(t, next, scale);
    setText(next);
    invalidTexts.set(item, next);
    actions.choose(number, 'key', error);
  }

  return (
    <NumberField
      {...rest}
      // Another tab may have changed the answer.
      value={parseNumber(t, text, scale).number === value ? text : savedText}
      unit={scale.unit}
      description={`${limits[0]?.toUpperCase()}${limits.slice(1)}`}
      onChange={change}
      onEnter={actions.next}
    />
  );
}
