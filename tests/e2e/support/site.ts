import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A browser program of its own, to be served with SITE_DIR. */
export interface Site {
  readonly folder: string;
  remove(): void;
}

/** Builds the browser program into a temporary folder, with settings that the common build does not have. */
export function buildSite(env: Record<string, string>): Site {
  const parent = mkdtempSync(join(tmpdir(), 'wellness-check-other-site-'));
  const folder = join(parent, 'site');
  execFileSync(process.execPath, [join(root, 'scripts/site.mjs'), folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
