import { join } from 'node:path';
import type { Column, Table } from '#domain/tables/table.ts';
import type { ReleaseFormat } from '../../release/format.ts';
import { TextFile } from '../../release/text-file.ts';
import { formatRString } from './r-text.ts';

/** `read.R`: reads all CSV files of the release with types and labels. */
export const r: ReleaseFormat = {
  name: 'r',
  async begin({ folder, tables, about }) {
    return {
      async end() {
        const file = new TextFile(join(folder, 'read.R'));
        await file.write(head(about.name));
        for (const table of tables) await file.write(formatTable(table));
        await file.end();
      },
    };
  },
};

/** Uses base R. If haven is installed, tables show the labels and can be saved for SPSS and Stata. */
const head = (
  name: string,
) => `# Release ${name.replaceAll(/\s+/g, ' ')}: all tables with types, labels and codes.
# In the folder of the release: source("read.R"), then release[["people"]] and so on.
# Answers are codes; attr(x, "label") is the question, attr(x, "labels") the labels of the codes. Missing is NA.
# From another folder: release_folder <- "the/folder"; source(file.path(release_folder, "read.R")).
if (!exists("release_folder")) release_folder <- "."

read_table <- function(file, types, labels, codes) {
  classes <- ifelse(types == "logical", "integer", types)
  names(classes) <- names(types)
  table <- read.csv(file.path(release_folder, file), colClasses = classes, na.strings = "",
                    encoding = "UTF-8", check.names = FALSE)
  stopifnot(identical(names(table), names(types)))
  for (name in names(types)) {
    column <- table[[name]]
    if (types[[name]] == "logical") column <- column == 1L
    if (!is.null(codes[[name]]) && requireNamespace("haven", quietly = TRUE)) {
      column <- haven::labelled(column, labels = codes[[name]], label = labels[[name]])
    } else {
      attr(column, "label") <- labels[[name]]
      attr(column, "labels") <- codes[[name]]
    }
    table[[name]] <- column
  }
  table
}

release <- list()
`;

function formatTable({ name, columns }: Table): string {
  const coded = columns.filter(({ codes, type }) => codes && type !== 'boolean');
  return `
release[[${formatRString(name)}]] <- read_table(${formatRString(`${name}.csv`)},
  types = ${formatList('c', columns, (column) => formatRString(types[column.type]))},
  labels = ${formatList('c', columns, ({ description }) => formatRString(description))},
  codes = ${formatList('list', coded, formatCodes)})
`;
}

function formatCodes({ codes = [], type }: Column): string {
  const code = (value: number | string) =>
    typeof value === 'string' ? formatRString(value) : `${value}${type === 'integer' ? 'L' : ''}`;
  return `c(${codes.map((one) => `${formatRString(one.label)} = ${code(one.code)}`).join(', ')})`;
}

function formatList(call: 'c' | 'list', columns: readonly Column[], of: (column: Column) => string): string {
  return `${call}(\n${columns.map((column) => `    ${column.name} = ${of(column)}`).join(',\n')}\n  )`;
}

const types = {
  integer: 'integer',
  number: 'numeric',
  string: 'character',
  boolean: 'logical',
} as const satisfies Record<Column['type'], string>;
