import { fileURLToPath } from 'node:url';

/** Generated from `schema.ts` by drizzle-kit. In a build the folder is `dist/server/migrations`. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
