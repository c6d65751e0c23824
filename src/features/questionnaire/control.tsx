import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { BipolarSlider } from '../../ui/bipolar-slider/bipolar-slider.tsx';
import { RatingScale } from '../../ui/rating-scale/rating-scale.tsx';

/** Lets the question send focus to where an answer is missing. */
export interface ControlHandle {
  focus(): void;
}

interface Props {
  instrument: Instrument;
  /** From 0. */
  index: number;
  /** Null while unanswered. */
  code: number | null;
  labelledBy: string;
  describedBy?: string;
  invalid: boolean;
  onChoose(code: number, by: 'pointer' | 'key' | 'arrow'): void;
  ref?: Ref<ControlHandle>;
}

/** The control that the instrument's scale asks for: rows of options, or a slider between two statements. */
export function Control({ instrument, index, code, invalid, onChoose, ref, ...names }: Props) {
  const { scale, items } = instrument;
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus(),
  }));
  const item = items[index];
  return (
    <div ref={box}>
      {scale.kind === 'choice' && (
        <RatingScale
          {...names}
          name={name}
          options={scale.options}
          value={code}
          invalid={invalid}
          onChange={onChoose}
        />
      )}
      {scale.kind === 'bipolar' && item && 'left' in item && (
        <BipolarSlider
          left={item.left}
          right={item.right}
          positions={scale.positions}
          value={scale.positions.find((place) => place.code === code)?.position ?? null}
          invalid={invalid}
          onChange={(position) => {
            const place = scale.positions.find((each) => each.position === position);
            if (place) onChoose(place.code, 'pointer');
          }}
        />
      )}
    </div>
  );
}
