/** Vitest's global set-up: whatever a run leaves in temporary folders goes with it, also where a test failed. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setup(): () => Promise<void> {
  // A short name: sockets of databases lie within, and systems allow them a hundred characters or so.
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  // PostgreSQL's own user passes through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // A browser or a pooler that is just ending may still write.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
