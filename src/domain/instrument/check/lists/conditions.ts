import type { Instrument, PartCondition, SingleCondition } from '../../instrument.ts';

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
      if (!('all' in condition)) return locateParts(path, condition);
      return condition.all.flatMap((part, place) => locateParts(`${path}.all[${place}]`, part));
    }),
    ...rowWhen.map((condition, at) => ({ path: `help.rowWhen[${at}]`, condition })),
  ];
}

function locateParts(path: string, part: PartCondition): LocatedCondition[] {
  if (!('any' in part)) return [{ path, condition: part }];
  return part.any.map((condition, place) => ({ path: `${path}.any[${place}]`, condition }));
}
