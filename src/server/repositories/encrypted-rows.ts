import { type EncryptedTable, encryptedColumns } from '../db/encrypted-columns.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

type Convert = (field: string, owner: string, text: string) => string;

/** A row as it is stored: its personal columns encrypted. */
export function encryptRow<T extends object>(cipher: FieldCipher, name: EncryptedTable, row: T): T {
  return convertRow(name, row, cipher.encrypt);
}

/** A row in clear words. An empty column is what a lost data key left behind; it stays empty. */
export function decryptRow<T extends object>(cipher: FieldCipher, name: EncryptedTable, row: T): T {
  return convertRow(name, row, (field, owner, text) => text && cipher.decrypt(field, owner, text));
}

/** A row with each of its personal columns converted; those that are null or left out stay so. */
export function convertRow<T extends object>(name: EncryptedTable, row: T, convert: Convert): T {
  const { key, columns } = encryptedColumns[name];
  const values = row as Record<string, unknown>;
  const owner = String(values[key[0]]);
  const converted = columns.flatMap((column) => {
    const text = values[column];
    return typeof text === 'string' ? [[column, convert(`${name}.${column}`, owner, text)]] : [];
  });
  return { ...row, ...Object.fromEntries(converted) };
}
