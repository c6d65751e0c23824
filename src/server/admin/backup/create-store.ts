import type { Config } from '../../config/config.ts';
import { createEmbeddedStore } from './embedded-store.ts';
import { createPostgresStore } from './postgres-store.ts';
import type { BackupStore } from './store.ts';

/** Selects the store by DATABASE_URL. */
export function createStore({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): BackupStore {
  return databaseUrl ? createPostgresStore(databaseUrl) : createEmbeddedStore(dataDir);
}
