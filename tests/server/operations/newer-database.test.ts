import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { openDatabase } from '#server/db/open.ts';
import { describeError } from '#server/config/run-command.ts';
import { createEmptyDatabase } from '#tests/support/database.ts';
import { seedPglite } from '#tests/support/pglite-template.ts';

const known = readMigrationFiles({ migrationsFolder });

it.each(['pglite', 'postgres'] as const)(
  'refuses a database that a newer build has migrated: %s',
  async (kind) => {
    const location = await createEmptyDatabase(kind);
    if (kind === 'pglite') await seedPglite(location.dataDir);
    const { db, close } = await openDatabase(location);
    const newest = (known.at(-1)?.folderMillis ?? 0) + 1;
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newest})`,
    );
    await close();
    // Twice, because the first one must leave no lock.
    for (let time = 0; time < 2; time += 1) {
      const error = await openDatabase(location).catch((error: unknown) => error);
      expect(describeError(error)).toBe(
        `This database is at version ${known.length + 1}, this build knows ${known.length}. ` +
          'Start the newer build, or restore a backup from before.',
      );
    }
  },
);
