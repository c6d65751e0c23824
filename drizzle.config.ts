import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration. Production never runs it: the SQL is committed. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema.ts',
  out: './src/server/db/migrations',
});
