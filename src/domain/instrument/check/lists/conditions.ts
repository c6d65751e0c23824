import type { Instrument, SingleCondition } from '../../instrument.ts';

/** One condition of a help rule, with its place. */
export interface ConditionPlace {
  readonly path: string;
  readonly condition: SingleCondition;
}

/** Every single condition of a help rule, those that must hold together each at its own place. */
export function conditionsOf({ firstWhen }: Pick<Instrument['help'], 'firstWhen'>): ConditionPlace[] {
  return firstWhen.flatMap((condition, at): ConditionPlace[] => {
    const path = `help.firstWhen[${at}]`;
    if (!('all' in condition)) return [{ path, condition }];
    return condition.all.map((part, place) => ({ path: `${path}.all[${place}]`, condition: part }));
  });
}
