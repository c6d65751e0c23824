import { type EncryptedTable, encryptedColumns } from '../db/encrypted-columns.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

type Convert = (field: string, owner: string, text: string) => string;

/** Encrypts the personal columns of a row. */
export function encryptRow<T extends object>(cipher: FieldCipher, name: EncryptedTable, row: T): T {
  return mapEncryptedColumns(name, row, cipher.encrypt);
}

/** Decrypts the personal columns of a row. A column that is empty after a lost data key stays empty. */
export function decryptRow<T extends object>(cipher: FieldCipher, name: EncryptedTable, row: T): T {
  return mapEncryptedColumns(name, row, (field, owner, text) => text && cipher.decrypt(field, owner, text));
}

/** Converts the personal columns of a row; skips null and missing ones. */
export function mapEncryptedColumns<T extends object>(name: EncryptedTable, row: T, convert: Convert): T {
  const { key, columns } = encryptedColumns[name];
  const values = row as Record<string, unknown>;
  const owner = String(values[key[0]]);
  const converted = columns.flatMap((column) => {
    const text = values[column];
    return typeof text === 'string' ? [[column, convert(`${name}.${column}`, owner, text)]] : [];
  });
  return { ...row, ...Object.fromEntries(converted) };
}
