/** The first start of the embedded database takes seconds, so tests copy a migrated template. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '#server/db/migrations-folder.ts';

const cache = new URL('../../node_modules/.cache/tests/', import.meta.url).pathname;

/** Copies a migrated, empty embedded database into a data folder. */
export async function seedPglite(dataDir: string): Promise<void> {
  const template = join(cache, `embedded-${computeFingerprint()}`);
  if (!existsSync(template)) await createTemplate(template);
  cpSync(template, dataDir, { recursive: true });
}

/** Creates the template in a temporary folder and renames it, so that parallel test files never copy an incomplete one. */
async function createTemplate(template: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  // Imported only if needed, because the driver is large.
  const { openPglite } = await import('#server/db/pglite.ts');
  const { close } = await openPglite(unfinished);
  await close();
  try {
    renameSync(unfinished, template);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** The fingerprint changes with the version of PGlite and with the migrations. */
function computeFingerprint(): string {
  const hash = createHash('sha256');
  const manifest = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
  hash.update(readFileSync(manifest));
  for (const name of readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
