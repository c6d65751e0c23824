import type { Translate } from '#language/translate.ts';
import type { PersonChange } from './person-change.ts';

/**
 * Describes a change since an earlier attempt in a sentence with one direction word.
 * @param day such as '31 July'; '' if unknown
 */
export function describeChange(t: Translate, change: PersonChange, day: string): string {
  return day === ''
    ? t('results.direction.sinceLast', { change })
    : t('results.direction.since', { change, day });
}
