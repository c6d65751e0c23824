import type { Instrument, SingleCondition } from '../../instrument.ts';

/** One condition of a help rule, with its place. */
export interface LocatedCondition {
  readonly path: string;
  readonly condition: SingleCondition;
}

/** Every single condition of a help rule, those that must hold together each at its own place. */
export function listConditions({ firstWhen }: Pick<Instrument['help'], 'firstWhen'>): LocatedCondition[] {
  return firstWhen.flatMap((condition, at): LocatedCondition[] => {
    const path = `help.firstWhen[${at}]`;
    if (!('all' in condition)) return [{ path, condition }];
    return condition.all.map((part, place) => ({ path: `${path}.all[${place}]`, condition: part }));
  });
}
