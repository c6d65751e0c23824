import { toSnakeCase } from '#domain/redcap/field-name.ts';
import type { Column, Table } from '#domain/tables/table.ts';

/** The record id, the first field of a project. */
export const recordId = 'study_id';

/** The name of a table as a REDCap instrument: 's4_1' for S4@1. */
export function toInstrumentName({ name }: Table): string {
  return toSnakeCase(name);
}

/**
 * The field name of a column: lower case, with the instrument as prefix, since names are unique in a project.
 * Options of a checkbox share the field of their item.
 */
export function toFieldName(table: Table, { name, option }: Column): string {
  if (name === recordId) return recordId;
  const own = option === undefined ? name : name.slice(0, -`_${option}`.length);
  return `${toInstrumentName(table)}_${toSnakeCase(own)}`;
}

/** The column of a field in the record file; options of a checkbox have a suffix. */
export function toRecordColumn(table: Table, column: Column): string {
  const field = toFieldName(table, column);
  return column.option === undefined ? field : `${field}___${column.option}`;
}
