import { type SealedTable, sealedColumns } from '../db/sealed-columns.ts';
import type { Personal } from '../crypto/personal.ts';

type Convert = (field: string, owner: string, text: string) => string;

/** A row as it is stored: its personal columns sealed. */
export function sealRow<T extends object>(personal: Personal, name: SealedTable, row: T): T {
  return convertRow(name, row, personal.seal);
}

/** A row in clear words. An empty column is what a lost data key left behind; it stays empty. */
export function openRow<T extends object>(personal: Personal, name: SealedTable, row: T): T {
  return convertRow(name, row, (field, owner, text) => text && personal.open(field, owner, text));
}

/** A row with each of its personal columns converted; those that are null or left out stay so. */
export function convertRow<T extends object>(name: SealedTable, row: T, convert: Convert): T {
  const { key, columns } = sealedColumns[name];
  const values = row as Record<string, unknown>;
  const owner = String(values[key[0]]);
  const converted = columns.flatMap((column) => {
    const text = values[column];
    return typeof text === 'string' ? [[column, convert(`${name}.${column}`, owner, text)]] : [];
  });
  return { ...row, ...Object.fromEntries(converted) };
}
