/** What a function of any of the form languages computes. */
export type FunctionKind =
  | 'sum'
  | 'mean'
  | 'count'
  | 'highest'
  | 'lowest'
  | 'if'
  | 'same'
  | 'round'
  | 'roundUp'
  | 'roundDown'
  | 'roundEven'
  | 'blank'
  | 'answered'
  | 'firstOf'
  | 'countSelected'
  | 'selected'
  | 'power'
  | 'timeBetween';

const kinds: Readonly<Record<string, FunctionKind>> = {
  sum: 'sum',
  suminarray: 'sum',
  combine: 'sum',
  mean: 'mean',
  avg: 'mean',
  average: 'mean',
  count: 'count',
  countif: 'count',
  max: 'highest',
  min: 'lowest',
  if: 'if',
  iif: 'if',
  number: 'same',
  int: 'roundDown',
  tointeger: 'same',
  todecimal: 'same',
  tonumber: 'same',
  intval: 'same',
  floatval: 'same',
  ordinal: 'same',
  weight: 'same',
  first: 'same',
  single: 'same',
  abs: 'same',
  once: 'same',
  round: 'round',
  roundup: 'roundUp',
  ceil: 'roundUp',
  ceiling: 'roundUp',
  rounddown: 'roundDown',
  floor: 'roundDown',
  truncate: 'roundDown',
  roundeven: 'roundEven',
  isblankormissingcode: 'blank',
  empty: 'blank',
  is_empty: 'blank',
  isblank: 'blank',
  isnumber: 'answered',
  exists: 'answered',
  hasvalue: 'answered',
  coalesce: 'firstOf',
  nz: 'firstOf',
  'count-selected': 'countSelected',
  selected: 'selected',
  pow: 'power',
  power: 'power',
  datediff: 'timeBetween',
};

/** Finds what a function computes; undefined for a function that no formula represents. */
export function findFunction(name: string): FunctionKind | undefined {
  const own = name.toLowerCase();
  return Object.hasOwn(kinds, own) ? kinds[own] : undefined;
}
