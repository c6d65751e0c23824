import { formatDate } from '#domain/dates/dates.ts';
import { describeChange } from '#domain/scoring/describe-change.ts';
import type { Translate } from '#language/translate.ts';
import type { LastChange } from './card-results.ts';

/** Describes the change of a card in words; '' for none. */
export function describeLastChange(t: Translate, change: LastChange | null): string {
  if (change === null) return '';
  const { kind, previousTime } = change;
  return describeChange(t, kind, previousTime === null ? '' : formatDate(previousTime));
}
