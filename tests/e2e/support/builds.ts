/** Additional builds for the journeys, cached by the hash of the sources. `npm test` makes them in advance. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicFiles } from '#tests/instruments/files.ts';
import { root, hashBuildInputs } from '#tools/prepare.mjs';
import { buildAuthored } from './authored-build.ts';
import { buildPublic } from './public-build.ts';

const cacheFolder = join(root, 'node_modules/.cache/test-builds');

/**
 * `foreign`: the site for an API on another origin, with a random port. `development`: the site with React's development
 * build, which reports hydration mismatches. `demo`: the site of `npm run demo`. `authored`: everything, with a sixth questionnaire and an additional page.
 * `public`: everything, with twelve public instruments.
 */
const builders = {
  async foreign(folder: string) {
    buildSite(folder, { VITE_API_BASE: `http://localhost:${await findUnusedPort()}/portal/v1` });
  },
  development: (folder: string) => buildSite(folder, { NODE_ENV: 'development' }),
  demo: (folder: string) => buildSite(folder, { VITE_DEMO: 'true' }),
  authored: buildAuthored,
  public: buildPublic,
};
export type BuildName = keyof typeof builders;

/**
 * Returns the folder of a build, which contains `site` or, for `authored` and `public`, `dist`. Builds if a source has
 * changed.
 */
export async function ensureBuild(name: BuildName): Promise<string> {
  const folder = join(cacheFolder, name);
  const stamp = join(folder, 'built-from');
  const expected = `${hashBuildInputs()} ${hashBuilders()}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await builders[name](folder);
  writeFileSync(stamp, expected);
  return folder;
}

function buildSite(folder: string, env: Record<string, string>): void {
  execFileSync(process.execPath, [join(root, 'tools/build/site.mjs'), join(folder, 'site')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

/** Chooses a port below the ephemeral range, so that it stays unused until the journeys run. */
async function findUnusedPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

function hashBuilders(): string {
  const hash = createHash('sha256');
  const folder = import.meta.dirname;
  for (const name of readdirSync(folder)
    .filter((file) => /build|copy/.test(file))
    .sort())
    hash.update(readFileSync(join(folder, name)));
  hash.update(readFileSync(join(root, 'tests/support/identifying-texts.ts')));
  for (const text of publicFiles.values()) hash.update(text);
  return hash.digest('hex');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureBuild(process.argv[2] as BuildName);
}
