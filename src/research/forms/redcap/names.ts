import type { Column, Table } from '#domain/tables/table.ts';

/** The field that names the person: the first of every project. */
export const recordId = 'study_id';

/** A table is an instrument of the project: 's4_1' for S4@1. */
export function formName({ name }: Table): string {
  return plain(name);
}

/**
 * The field of a column: small letters, and the instrument in front, since a project knows each name once. Options of
 * several share the field of their item.
 */
export function fieldName(table: Table, { name, option }: Column): string {
  if (name === recordId) return recordId;
  const own = option === undefined ? name : name.slice(0, -`_${option}`.length);
  return `${formName(table)}_${plain(own)}`;
}

/** The column of a field in a file of records: one of a box says which. */
export function recordName(table: Table, column: Column): string {
  const field = fieldName(table, column);
  return column.option === undefined ? field : `${field}___${column.option}`;
}

/** Small letters and digits: 'score_selfAcceptance' as score_self_acceptance. No two low lines together. */
function plain(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_');
}
