import type { Instrument, SingleCondition } from '../../instrument.ts';

/** A condition of a help rule, with its path. */
export interface LocatedCondition {
  readonly path: string;
  readonly condition: SingleCondition;
}

/** Lists all conditions of the help rules, including each part of combined conditions. */
export function listConditions({
  firstWhen,
  rowWhen = [],
}: Pick<Instrument['help'], 'firstWhen' | 'rowWhen'>): LocatedCondition[] {
  return [
    ...firstWhen.flatMap((condition, at): LocatedCondition[] => {
      const path = `help.firstWhen[${at}]`;
      if (!('all' in condition)) return [{ path, condition }];
      return condition.all.map((part, place) => ({ path: `${path}.all[${place}]`, condition: part }));
    }),
    ...rowWhen.map((condition, at) => ({ path: `help.rowWhen[${at}]`, condition })),
  ];
}
