import { describeChange } from '#domain/scoring/describe-change.ts';
import type { Translate } from '#language/translate.ts';
import type { LastChange } from './card-results.ts';
import type { Format } from '#language/format.ts';

/** Describes the change of a card in words; '' for none. */
export function describeLastChange(t: Translate, format: Format, change: LastChange | null): string {
  if (change === null) return '';
  const { kind, previousTime } = change;
  return describeChange(t, kind, previousTime === null ? '' : format.day(previousTime));
}
