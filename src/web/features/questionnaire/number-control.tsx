import { use, useState } from 'react';
import type { NumberScale } from '#domain/instrument/instrument.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import type { ControlProps } from './question-controller.ts';
import { getLimits, parseNumber } from './parse-number.ts';
import { Typed } from './typed.ts';

/** A line to type a whole number in. What was typed stands there as it was, also when it is no answer. */
export function NumberControl({ scale, asking, acts, ...rest }: ControlProps<NumberScale>) {
  const { value } = asking;
  const typed = use(Typed);
  const { item } = asking.place;
  const given = value === null ? '' : String(value);
  const [text, setText] = useState(typed.get(item) ?? given);
  const limits = getLimits(scale);

  function write(next: string) {
    if (asking.busy) return;
    const { number, wrong } = parseNumber(next, scale);
    setText(next);
    typed.set(item, next);
    acts.choose(number, 'key', wrong);
  }

  return (
    <NumberField
      {...rest}
      // Another tab may have changed the answer meanwhile.
      text={parseNumber(text, scale).number === value ? text : given}
      unit={scale.unit}
      hint={`${limits[0]?.toUpperCase()}${limits.slice(1)}`}
      onChange={write}
      onEnter={acts.next}
    />
  );
}
