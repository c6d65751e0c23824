import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/paths.ts';
import { createApp } from '#server/app/app.ts';
import { apiPage } from '#server/app/openapi/api-page.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const docs = `${apiBase}/docs`;
const policy = 'content-security-policy';

let running: RunningApp;
let development: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  running = await startApp();
  development = await createApp({
    context: running.context,
    siteDir: '/nowhere',
    log: { level: 'silent' },
    extendApi: apiPage,
  });
  await development.ready();
});
afterAll(async () => {
  await development?.close();
  await running?.stop();
});

describe('the API page in development', () => {
  it('is served with the document that it displays', async () => {
    const page = await development.inject({ url: docs });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const document = await development.inject({ url: `${docs}/json` });
    const paths = document.json().paths;
    expect(Object.keys(paths)).toContain(`${apiBase}/section/submit/{userid}/{sectionId}`);
    // The page itself is no call of the contract.
    expect(Object.keys(paths).filter((path) => path.includes('/docs'))).toEqual([]);
  });

  it('has its own content policy; every other response has the strict one', async () => {
    const url = `${apiBase}/health`;
    const strict = (await running.app.inject({ url })).headers[policy];
    expect((await development.inject({ url })).headers[policy]).toBe(strict);
    expect((await development.inject({ url: docs })).headers[policy]).not.toBe(strict);
  });

  it('loads only its own files', async () => {
    const { payload } = await development.inject({ url: docs });
    const addresses = [...payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(/^\.?\//);
  });
});

describe('the production server', () => {
  it.each([docs, `${docs}/`, `${docs}/json`, `${docs}/static/index.html`])(
    'responds to %s with 404',
    async (url) => {
      const answer = await running.app.inject({ url, headers: { accept: 'text/html' } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'address-unknown']);
    },
  );

  it('contains neither the page nor its packages', async () => {
    const { metafile } = await build({
      entryPoints: ['src/server/server.ts', 'src/server/admin/demo-data.ts'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      write: false,
      metafile: true,
      outdir: 'unwritten',
    });
    const inputs = Object.keys(metafile.inputs);
    const packages = Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.map(({ path }) => path),
    );
    expect(inputs).toContain('src/server/app/app.ts');
    expect(packages).toContain('fastify');
    expect([...inputs, ...packages].filter((path) => /openapi|swagger/.test(path))).toEqual([]);
  });
});
