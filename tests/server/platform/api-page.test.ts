import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/paths.ts';
import { createApp } from '#server/app/app.ts';
import { serveApiReference } from '#server/app/openapi/api-page.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { browserArgs, ensureBrowser } from '#tools/browser.mjs';

const docs = `${apiBase}/docs`;
const policy = 'content-security-policy';
const stored = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};

let running: RunningApp;
let development: Awaited<ReturnType<typeof createApp>>;
let origin: string;
beforeAll(async () => {
  running = await startApp();
  development = await createApp({
    context: running.context,
    siteDir: '/nowhere',
    log: { level: 'silent' },
    extendApi: serveApiReference,
  });
  origin = await development.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await development?.close();
  await running?.stop();
});

/** Opens an address in Chromium. Returns the operations on the page, the hosts of its requests, and its errors. */
async function open(address: string, width: number) {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage({ viewport: { width, height: 900 }, isMobile: width < 600 });
    const hosts = new Set<string>();
    const errors: string[] = [];
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol !== 'data:') hosts.add(host);
    });
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address);
    await page.locator('.opblock').first().waitFor();
    const operations = await page.locator('.opblock-summary').evaluateAll((summaries) =>
      summaries.map((summary) => {
        const path = summary.querySelector('[data-path]')?.getAttribute('data-path');
        return `${summary.querySelector('.opblock-summary-method')?.textContent} ${path}`;
      }),
    );
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    return { operations, hosts: [...hosts], errors, contentWidth };
  } finally {
    await browser.close();
  }
}

describe('the API reference of the development server', () => {
  it.each([
    { path: docs, width: 360 },
    { path: `${docs}/`, width: 1280 },
  ])(
    'lists every operation in a window of $width px, without a request to another host',
    async ({ path, width }) => {
      const { operations, hosts, errors, contentWidth } = await open(`${origin}${path}`, width);
      const expected = Object.entries(stored.paths).flatMap(([route, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${route}`),
      );
      expect(operations.toSorted()).toEqual(expected.toSorted());
      expect(errors).toEqual([]);
      expect(hosts).toEqual([new URL(origin).host]);
      expect(contentWidth).toBeLessThanOrEqual(width);
    },
  );

  it('has its own content policy, and every other response has the strict one', async () => {
    const url = `${apiBase}/health`;
    const strict = (await running.app.inject({ url })).headers[policy];
    expect((await development.inject({ url })).headers[policy]).toBe(strict);
    const own = (await development.inject({ url: docs })).headers[policy];
    expect(own).not.toBe(strict);
    expect(own).not.toMatch(/https?:|unsafe-eval/);
  });
});

describe('the built server', () => {
  it.each([docs, `${docs}/`, `${docs}/json`, `${docs}/static/index.html`])(
    'answers %s with 404',
    async (url) => {
      const answer = await running.app.inject({ url, headers: { accept: 'application/json' } });
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
