import type { Translate } from '#language/translate.ts';

/** Formats a range of numbers; one number if both ends are the same. */
export function formatRange(t: Translate, from: number, to: number): string {
  return from === to ? String(from) : t('pattern.reference.range', { from, to });
}
