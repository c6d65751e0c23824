/**
 * Maps a part of a questionnaire to a sheet: a row for each entry of the lists or maps on the route, and a column for each
 * path from the entry to a value. Values outside all tables are on the sheet `rest`.
 */
export interface SheetTable {
  readonly sheet: string;
  readonly route: readonly RouteStep[];
  /** Lists within a row whose values have separate columns, such as "levels[0].upTo". All other lists are one cell. */
  readonly spread?: readonly string[];
}

/** A step of the route to a row: a fixed key, or a choice that the row makes in the named column. */
export type RouteStep =
  | string
  /** The next entry of the list, in the order of the rows. */
  | { readonly next: true }
  /** The list entry with this id. */
  | { readonly id: string }
  /** A key of a map. */
  | { readonly key: string }
  /** The number of a list entry, from 1. */
  | { readonly number: string }
  /** One of several paths; `*` matches any key or position. */
  | { readonly list: string; readonly of: readonly (readonly string[])[] };

/** This sheet is omitted if it would be empty. */
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

/** The sheet for values outside all tables, with a path and a value in each row. */
export const restSheet = { sheet: 'rest', path: 'path', value: 'value' } as const;

/** The sheet that identifies the exported questionnaire and its version. */
export const sourceSheet = { sheet: 'source', what: 'what', value: 'value' } as const;

/** All sheets, in order. */
export const sheetNames: readonly string[] = [
  ...new Set(tables.map(({ sheet }) => sheet)),
  restSheet.sheet,
  sourceSheet.sheet,
];

/** Returns the column of a step, if it has one. */
export function getColumn(step: RouteStep): string | undefined {
  if (typeof step === 'string' || 'next' in step) return undefined;
  return 'id' in step ? step.id : 'key' in step ? step.key : 'number' in step ? step.number : step.list;
}

/** Lists the columns that identify the entry of a row. */
export function listRouteColumns(sheet: string): string[] {
  const own = tables.filter((table) => table.sheet === sheet);
  return [...new Set(own.flatMap(({ route }) => route.flatMap((step) => getColumn(step) ?? [])))];
}
