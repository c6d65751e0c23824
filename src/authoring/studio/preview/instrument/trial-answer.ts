import { type Answer, listCodes, endsOfRow } from '#domain/answers/codes.ts';
import type { Scale } from '#domain/instrument/instrument.ts';

/** The answer that lies at a share of a scale: 0 gives the lowest, 1 the highest; of several options one alone. */
export function answerAt(scale: Scale, share: number): Answer {
  const codes = listCodes(scale);
  const code = codes[Math.round(share * (codes.length - 1))] ?? null;
  return code !== null && scale.kind === 'several' ? [code] : code;
}

/** Answers of a scale for all items at once: each option with its label, of a row of numbers its two ends. */
export function listOptions(scale: Scale): readonly { readonly code: number; readonly label: string }[] {
  switch (scale.kind) {
    case 'choice':
    case 'several':
      return scale.options;
    case 'bipolar':
      return scale.positions;
    case 'number':
      return [
        { code: scale.min, label: '' },
        { code: scale.max, label: '' },
      ];
    default: {
      const { min, max } = endsOfRow(scale);
      return [
        { code: min, label: scale.low },
        { code: max, label: scale.high },
      ];
    }
  }
}

/** The chosen options after one was ticked or let go, as the program keeps them: one that stands alone drops the others. */
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
