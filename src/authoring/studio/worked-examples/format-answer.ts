import { type Answer, getNumericRange } from '#domain/answers/codes.ts';
import type { Scale } from '#domain/instrument/instrument.ts';
import { formatClockTime, formatDate } from '#domain/tables/format-free.ts';

/** Formats an answer with its label, such as "4 Always", "1 Tea, 3 Milk" or "7 of 10"; '' without an answer. */
export function formatAnswer(scale: Scale, answer: Answer): string {
  if (answer === null) return '';
  if (typeof answer === 'string') return answer;
  const codes = [answer].flat();
  switch (scale.kind) {
    case 'choice':
    case 'several':
      return listLabels(codes, scale.options);
    case 'bipolar':
      return listLabels(codes, scale.positions);
    case 'number':
      return [...codes, scale.unit ?? ''].join(' ').trim();
    case 'time':
      return formatClockTime(Number(answer));
    case 'duration':
      return `${codes.join()} minutes`;
    case 'date':
      return formatDate(Number(answer));
    case 'text':
      return codes.join();
    default:
      return `${codes.join()} of ${getNumericRange(scale).max}`;
  }
}

function listLabels(
  codes: readonly number[],
  entries: readonly { readonly code: number; readonly label: string }[],
): string {
  return codes
    .map((code) => `${code} ${entries.find((entry) => entry.code === code)?.label ?? ''}`.trim())
    .join(', ');
}
