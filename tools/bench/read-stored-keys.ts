import { parseConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { attempts } from '#server/db/schema.ts';

/** Reads the idempotency keys of all attempts from the data folder of a stopped server, one for each row. */
export async function readStoredKeys(dataDir: string): Promise<string[]> {
  const database = await openDatabase(parseConfig({ DATA_DIR: dataDir }));
  const stored = await database.db.select({ key: attempts.idempotencyKey }).from(attempts);
  await database.close();
  return stored.map(({ key }) => String(key));
}
