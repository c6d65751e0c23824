import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base } from '#contract/paths.ts';
import { copyRepository } from '#tests/e2e/support/repository-copy.ts';
import { type DevelopmentServer, startDevelopmentServer } from './support/development-server.ts';

const secret = 'secret-of-this-test';
/** Files of a working folder that no other user of the machine may read. */
const privateFiles = [
  'deploy/compose.env',
  'deploy/compose.env.example',
  '.data/outbox/m.eml',
  '.data/pglite/PG_VERSION',
  '.data/data.key',
  'research/r1/people.csv',
  'releases/2026-11/people.csv',
  '.env',
  '.git/config',
  'README.md',
  'own.env',
  'content/own.env',
  'content/.notes/draft.txt',
  'src/backup.dump',
  'src/wellness.sqlite',
  'node_modules/.cache/author-1.html',
  // DATA_DIR of this test, in a served folder.
  'src/people/answers.json',
];
/** Links to one of them. */
const links = { 'content/link.txt': 'deploy/compose.env', 'content/public/linked': '.data' };
const linkedFiles = ['content/link.txt', 'content/public/linked/outbox/m.eml', 'linked/outbox/m.eml'];

let folder: string;

beforeAll(() => {
  folder = copyRepository('guarded');
  for (const file of privateFiles) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), secret);
  }
  for (const [link, target] of Object.entries(links)) symlinkSync(join(folder, target), join(folder, link));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** Private because of their location, not their name; with other letter case they do not exist on most systems. */
const privateByPlace = ['README.md', 'content/link.txt'];

/** The addresses at which a layer could find a file of the folder. */
function listAddresses(file: string): string[] {
  const encoded = file.replace(/[./]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const paths = [
    `/${file}`,
    ...(privateByPlace.includes(file) ? [] : [`/${file.toUpperCase()}`]),
    `/${encoded}`,
    `/${encoded.replaceAll('%', '%25')}`,
    `/src/../${file}`,
    `//${file}`,
    `/${file.replaceAll('/', '%5c')}`,
    `/@fs${folder}/${file}`,
    `/@fs/${folder}/src/%2e%2e/${file}`,
    `/@id/${folder}/${file}`,
    `${folder}/${file}`,
  ];
  const queries = [
    '?raw',
    '?url',
    '?import',
    '?import&raw',
    '?inline',
    '?raw??',
    '?import&url=1',
    '?.svg?raw',
  ];
  return [...paths, ...queries.map((query) => `/${file}${query}`), `/@fs${folder}/${file}?import&raw`].map(
    (path) => base + path,
  );
}

describe.each(['dev', 'author'] as const)('npm run %s', (name) => {
  let server: DevelopmentServer;

  beforeAll(async () => {
    server = await startDevelopmentServer(name, folder, { DATA_DIR: 'src/people' });
  }, 600_000);
  afterAll(() => server?.stop());

  test.each([...privateFiles, ...linkedFiles])('rejects %s in every spelling', async (file) => {
    const headers = { Origin: 'http://localhost:9999' };
    for (const address of listAddresses(file)) {
      const { status, headers: answered, body } = await server.call(address, { headers });
      expect([address, status, answered['access-control-allow-origin']]).toEqual([address, 403, undefined]);
      expect(body).not.toContain(secret);
    }
  });

  test('rejects a file of another folder', async () => {
    for (const address of ['/@fs/etc/passwd', '/@fs/etc/passwd?raw', '/%2e%2e/%2e%2e/%2e%2e/etc/passwd'])
      expect((await server.call(base + address)).status).toBe(403);
    expect(existsSync('/etc/passwd')).toBe(true);
  });

  test('serves the source files of the app, without CORS permission', async () => {
    const page = await server.call(`${base}/contact`, { headers: { Accept: 'text/html' } });
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('/src/web/app/main.tsx')]);
    const loaded = await loadModules(server, ['/src/web/app/main.tsx', '/favicon.svg']);
    expect(loaded.filter(({ status }) => status !== 200)).toEqual([]);
    expect(loaded.filter(({ headers }) => headers['access-control-allow-origin'])).toEqual([]);
    const addresses = loaded.map(({ address }) => address).join('\n');
    for (const part of [/^\/wellness-check\/@vite\/client$/m, /\/deps\/react\.js/, /\/cards\.json\?import/])
      expect(addresses).toMatch(part);
  }, 600_000);
});

/** Loads modules and all their imports, like a page of another origin. */
async function loadModules(server: DevelopmentServer, first: readonly string[]) {
  const left = first.map((path) => base + path);
  const known = new Set(left);
  const loaded = [];
  for (let address = left.shift(); address; address = left.shift()) {
    const answer = await server.call(address, { headers: { Origin: 'http://localhost:9999' } });
    loaded.push({ address, status: answer.status, headers: answer.headers });
    const imports = answer.body.matchAll(/(?:\bfrom|^import|\bimport\() *"(\/wellness-check\/[^"]+)"/gm);
    for (const [, imported] of imports) {
      if (!imported || known.has(imported)) continue;
      known.add(imported);
      left.push(imported);
    }
  }
  return loaded;
}

test('contains every pattern that Vite denies', async () => {
  const [own, plain] = await Promise.all(
    [{ configFile: 'vite.config.ts' }, { configFile: false as const }].map((config) =>
      resolveConfig({ ...config, logLevel: 'silent' }, 'serve'),
    ),
  );
  expect(own?.server.fs.deny).toEqual(expect.arrayContaining(plain?.server.fs.deny ?? ['none']));
  expect([own?.server.fs.strict, own?.server.cors]).toEqual([true, false]);
});
