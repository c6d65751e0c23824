import type { Config } from '../../config/config.ts';
import { embeddedStore } from './embedded-store.ts';
import { postgresStore } from './postgres-store.ts';
import type { Store } from './store.ts';

/** Selects the store by DATABASE_URL. */
export function createStore({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Store {
  return databaseUrl ? postgresStore(databaseUrl) : embeddedStore(dataDir);
}
