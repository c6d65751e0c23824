/** The API of the library `hucre` that is used here (decision 0037). */
export interface XlsxLibrary {
  readonly readXlsx: (
    bytes: Uint8Array,
    options: { readonly readStyles: boolean; readonly maxRows: number },
  ) => Promise<{ readonly sheets: readonly XlsxSheet[] }>;
  readonly writeXlsx: (workbook: {
    sheets: StyledSheet[];
    properties: { title: string; creator: string };
  }) => Promise<Uint8Array>;
}

/** A cell as the library reads it. */
export interface XlsxCell {
  readonly value: string | number | boolean | Date | null;
  readonly type: string;
  readonly formula?: string;
}

/** A sheet as the library reads it. `cells` has keys "row,column" from 0. */
export interface XlsxSheet {
  readonly name: string;
  readonly rows: readonly (readonly XlsxCell['value'][])[];
  readonly cells?: ReadonlyMap<string, XlsxCell>;
  readonly hidden?: boolean;
  readonly veryHidden?: boolean;
  readonly rowDefs?: ReadonlyMap<number, { readonly hidden?: boolean; readonly height?: number }>;
  readonly columns?: readonly { readonly hidden?: boolean; readonly width?: number }[];
  readonly merges?: readonly {
    readonly startRow: number;
    readonly startCol: number;
    readonly endRow: number;
    readonly endCol: number;
  }[];
}

/** A cell with its style, for writing. */
export interface StyledCell {
  readonly value: string | number | boolean;
  readonly style: {
    readonly alignment: { readonly vertical: 'top'; readonly wrapText: boolean };
    readonly numFmt?: string;
    readonly font?: { readonly bold: boolean };
  };
}

interface StyledSheet {
  readonly name: string;
  readonly rows: (string | number | boolean | null)[][];
  readonly columns: { readonly width: number }[];
  readonly cells: Map<string, StyledCell>;
  readonly freezePane: { readonly rows: number };
}

/** Loads the library on first use. */
export async function loadLibrary(): Promise<XlsxLibrary> {
  return import('hucre/xlsx');
}
