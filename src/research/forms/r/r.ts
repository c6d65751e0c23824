import { join } from 'node:path';
import type { Column, Table } from '#domain/tables/table.ts';
import type { Form } from '../../release/form.ts';
import { TextFile } from '../../release/text-file.ts';
import { rText } from './r-text.ts';

/** `read.R`: reads all CSV files of the release with types and labels. */
export const r: Form = {
  name: 'r',
  async begin({ folder, tables, about }) {
    return {
      async end() {
        const file = new TextFile(join(folder, 'read.R'));
        await file.write(head(about.name));
        for (const table of tables) await file.write(tableInR(table));
        await file.end();
      },
    };
  },
};

/** Uses base R. If haven is installed, tables show the labels and can be saved for SPSS and Stata. */
const head = (
  name: string,
) => `# Release ${name.replaceAll(/\s+/g, ' ')}: every table with its types, labels and codes.
# In the folder of the release: source("read.R"), then release[["people"]] and so on.
# Answers stay the codes that people gave; attr(x, "label") is the question, attr(x, "labels") its answers. Missing is NA.
# From elsewhere: release_folder <- "the/folder"; source(file.path(release_folder, "read.R")).
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

function tableInR({ name, columns }: Table): string {
  const coded = columns.filter(({ codes, type }) => codes && type !== 'boolean');
  return `
release[[${rText(name)}]] <- read_table(${rText(`${name}.csv`)},
  types = ${listed('c', columns, (column) => rText(types[column.type]))},
  labels = ${listed('c', columns, ({ description }) => rText(description))},
  codes = ${listed('list', coded, codesInR)})
`;
}

function codesInR({ codes = [], type }: Column): string {
  const code = (value: number | string) =>
    typeof value === 'string' ? rText(value) : `${value}${type === 'integer' ? 'L' : ''}`;
  return `c(${codes.map((one) => `${rText(one.label)} = ${code(one.code)}`).join(', ')})`;
}

function listed(call: 'c' | 'list', columns: readonly Column[], of: (column: Column) => string): string {
  return `${call}(\n${columns.map((column) => `    ${column.name} = ${of(column)}`).join(',\n')}\n  )`;
}

const types = {
  integer: 'integer',
  number: 'numeric',
  string: 'character',
  boolean: 'logical',
} as const satisfies Record<Column['type'], string>;
