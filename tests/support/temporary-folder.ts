/** Vitest's global setup: one temporary folder for the run, removed at the end, also after failures. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setup(): () => Promise<void> {
  // A short name, because the paths of database sockets are limited to about a hundred characters.
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  // PostgreSQL's own user needs access.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // A browser or a pooler may still write during its exit.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
