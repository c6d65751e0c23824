import { join } from 'node:path';
import type { Column, Row, Table } from '#domain/tables/table.ts';
import type { ReleaseFormat } from '../../release/format.ts';
import { TextFile } from '../../release/text-file.ts';
import { createSpssNames } from './spss-names.ts';
import { maxBytes, formatSpssString } from './spss-text.ts';

/** `read.sps`: reads all CSV files of the release and saves them with labels, in SPSS or PSPP. */
export const sps: ReleaseFormat = {
  name: 'sps',
  async begin({ folder, tables, about }) {
    const widths = new Map(tables.map(({ name, columns }) => [name, columns.map(() => 1)]));
    return {
      row({ name, columns }, row) {
        const table = widths.get(name);
        if (table) widen(table, columns, row);
      },
      async end() {
        const file = new TextFile(join(folder, 'read.sps'));
        await file.write(head(about.name));
        for (const table of tables) await file.write(formatTable(table, widths.get(table.name) ?? []));
        await file.end();
      },
    };
  },
};

const head = (name: string) => `* Encoding: UTF-8.
* Release ${name.replaceAll(/[^\w@ -]/g, '')}: run this in its folder (CD 'the/folder'.); it saves one .sav file per table.
* Answers are codes. Missing values are system-missing, never a number.
SET DECIMAL=DOT.
`;

/** SPSS truncates texts to the width of the variable, so the longest text determines the width. */
function widen(widths: number[], columns: readonly Column[], row: Row): void {
  for (const [at, { type }] of columns.entries()) {
    const cell = row[at] ?? null;
    if (type !== 'string' || cell === null) continue;
    widths[at] = Math.max(widths[at] ?? 1, Buffer.byteLength(String(cell)));
  }
}

function formatTable({ name, columns }: Table, widths: readonly number[]): string {
  const names = createSpssNames(columns);
  const nameAt = (at: number) => names[at] ?? '';
  const variables = columns.map((column, at) => `    ${nameAt(at)} ${getFormat(column, widths[at] ?? 1)}`);
  const labels = columns.map(
    ({ description }, at) => `  ${nameAt(at)} ${formatSpssString(description, maxBytes.label)}`,
  );
  const coded = columns.flatMap(({ codes, type }, at) =>
    codes && type !== 'boolean' ? [`  ${nameAt(at)}\n${codes.map(formatCode).join('\n')}`] : [],
  );
  const levels = [
    ['NOMINAL', names.filter((_, at) => isNominal(columns[at]))],
    ['ORDINAL', names.filter((_, at) => columns[at]?.role === 'answer' && !isNominal(columns[at]))],
  ] as const;
  return `
GET DATA
  /TYPE=TXT
  /FILE='${name}.csv'
  /ENCODING='UTF-8'
  /ARRANGEMENT=DELIMITED
  /FIRSTCASE=2
  /DELIMITERS=","
  /QUALIFIER='"'
  /VARIABLES=
${variables.join('\n')}.
VARIABLE LABELS
${labels.join('\n')}.
${coded.length === 0 ? '' : `VALUE LABELS\n${coded.join(' /\n')}.\n`}${levels
  .filter(([, own]) => own.length > 0)
  .map(([level, own]) => `VARIABLE LEVEL\n  ${own.join('\n  ')} (${level}).\n`)
  .join('')}SAVE OUTFILE='${name}.sav'.
`;
}

function formatCode({ code, label }: { readonly code: number | string; readonly label: string }): string {
  const value = typeof code === 'string' ? formatSpssString(code, maxBytes.label) : code;
  return `    ${value} ${formatSpssString(label, maxBytes.valueLabel)}`;
}

function getFormat({ type, score }: Column, width: number): string {
  if (type === 'string') return `A${width}`;
  if (type === 'boolean') return 'F1.0';
  return type === 'integer' ? 'F8.0' : `F10.${Math.min(score?.decimals ?? 2, 6)}`;
}

function isNominal(column: Column | undefined): boolean {
  return column?.type === 'string' || column?.type === 'boolean' || column?.option !== undefined;
}
