import { fileURLToPath } from 'node:url';

/** Generated once from `schema.ts` by drizzle-kit. In a build it lies beside the bundle, as `dist/server/migrations`. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
