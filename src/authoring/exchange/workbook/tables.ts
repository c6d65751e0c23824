/**
 * Which parts of a questionnaire stand on which sheet. A table has a row for each entry of the lists (or maps) that its
 * way leads to; a column is the way from there to a value. All that is on no table stands on the sheet `rest`.
 */
export interface SheetTable {
  readonly sheet: string;
  readonly route: readonly RouteStep[];
  /** Lists within a row whose parts get columns of their own, "levels[0].upTo"; all others are one cell. */
  readonly spread?: readonly string[];
}

/** A step of the way to a row: a key by its name, or a choice that the row names in a column of this name. */
export type RouteStep =
  | string
  /** The next entry of the list, as rows follow each other. */
  | { readonly next: true }
  /** The entry of a list that has this id. */
  | { readonly id: string }
  /** A key of a map. */
  | { readonly key: string }
  /** The number of an entry, from 1. */
  | { readonly number: string }
  /** One of several ways, with `*` for any key or place. */
  | { readonly list: string; readonly of: readonly (readonly string[])[] };

/** The sheet that is left out where a questionnaire has nothing for it. */
export const optionalSheet = 'tables';

const next = { next: true } as const;
const score = ['scores', { id: 'of score' }] as const;
const levelTexts = [...score, 'report', 'levelTexts', { key: 'of level' }] as const;

export const tables: readonly SheetTable[] = [
  { sheet: 'items', route: ['items', next] },
  {
    sheet: 'options',
    route: [
      {
        list: 'of scale',
        of: [
          ['scale', 'options'],
          ['scale', 'positions'],
          ['scales', '*', 'options'],
          ['scales', '*', 'positions'],
        ],
      },
      next,
    ],
  },
  { sheet: 'scores', route: ['scores', next] },
  { sheet: 'norms', route: [...score, 'report', 'bands', next], spread: ['levels', 'colours'] },
  { sheet: 'texts', route: levelTexts },
  { sheet: 'texts', route: [...levelTexts, 'tiers', { number: 'of tier' }] },
  {
    sheet: optionalSheet,
    route: [
      ...score,
      {
        list: 'of list',
        of: [
          ['formula', 'rows'],
          ['report', 'bands', '*', 'norm', 'percentiles'],
        ],
      },
      next,
    ],
  },
];

/** The sheet for all that stands on no table: a way and a value in each row. */
export const rest = { sheet: 'rest', path: 'path', value: 'value' } as const;

/** The sheet that says of which file and which state of it the others were made. */
export const origin = { sheet: 'source', what: 'what', value: 'value' } as const;

/** Every sheet, in order. */
export const sheetNames: readonly string[] = [
  ...new Set(tables.map(({ sheet }) => sheet)),
  rest.sheet,
  origin.sheet,
];

/** The name of the column of a step, if it has one. */
export function getColumn(step: RouteStep): string | undefined {
  if (typeof step === 'string' || 'next' in step) return undefined;
  return 'id' in step ? step.id : 'key' in step ? step.key : 'number' in step ? step.number : step.list;
}

/** The columns of a sheet that say to which entry a row belongs. */
export function listRouteColumns(sheet: string): string[] {
  const own = tables.filter((table) => table.sheet === sheet);
  return [...new Set(own.flatMap(({ route }) => route.flatMap((step) => getColumn(step) ?? [])))];
}
