import { type Answer, listCodes, getNumericRange } from '#domain/answers/codes.ts';
import type { Scale } from '#domain/instrument/instrument.ts';

/**
 * Returns the answer at a relative position on a scale: 0 is the lowest, 1 the highest. For a multiple choice, a
 * single option.
 */
export function getAnswerAt(scale: Scale, share: number): Answer {
  const codes = listCodes(scale);
  const code = codes[Math.round(share * (codes.length - 1))] ?? null;
  return code !== null && scale.kind === 'several' ? [code] : code;
}

/** Lists the answers that can be applied to all items: all options, or the ends of a numeric scale. */
export function listOptions(scale: Scale): readonly { readonly code: number; readonly label: string }[] {
  switch (scale.kind) {
    case 'choice':
    case 'several':
      return scale.options;
    case 'bipolar':
      return scale.positions;
    case 'text':
      return [];
    default: {
      const { min, max } = getNumericRange(scale);
      const [low, high] = 'low' in scale ? [scale.low, scale.high] : ['', ''];
      return [
        { code: min, label: low },
        { code: max, label: high },
      ];
    }
  }
}

/** Toggles an option of a multiple choice as the app does: an exclusive option deselects all others. */
export function toggleOption(
  { options }: Extract<Scale, { kind: 'several' }>,
  selected: readonly number[],
  code: number,
  isOn: boolean,
): Answer {
  const isAlone = (one: number) => options.find((option) => option.code === one)?.alone === true;
  const others = selected.filter((one) => one !== code);
  const remaining = isOn ? [...(isAlone(code) ? [] : others.filter((one) => !isAlone(one))), code] : others;
  return remaining.length === 0 ? null : remaining.toSorted((a, b) => a - b);
}
