import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const page = '<!doctype html><title>The program</title>';
const script = 'console.log("a chunk");'.repeat(50);
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let siteDir: string;
let running: RunningApp;

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'wellness-check-site-'));
  mkdirSync(join(siteDir, 'static/js'), { recursive: true });
  for (const [name, content] of [
    ['index.html', page],
    ['static/js/Main.1a2b.js', script],
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ] as const) {
    writeFileSync(join(siteDir, name), content);
    writeFileSync(join(siteDir, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(siteDir, `${name}.gz`), gzipSync(content));
  }
  running = await startApp({ siteDir });
});
afterAll(async () => {
  await running?.stop();
  rmSync(siteDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });

describe('the static files', () => {
  it.each(['/', '/wellness-check'])('are found from %s', async (url) => {
    const answer = await get(url, html);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/wellness-check/']);
  });

  it.each([
    '/wellness-check/',
    '/wellness-check/login',
    '/Wellness-Check/DASHBOARD?from=mail',
    '/wellness-check/questionnaire/S1',
    '/wellness-check/verifySignUp?token=a.b-c',
  ])('respond to the address of a screen: %s', async (url) => {
    const answer = await get(url, html);
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    // The page refers to the newest chunks, so it is always revalidated.
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('are sent as compressed by the build', async () => {
    const url = '/wellness-check/static/js/Main.1a2b.js';
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    const plain = await get(url);
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
    expect(brotli.headers.vary).toContain('accept-encoding');
    const deepLink = await get('/wellness-check/login', { ...html, 'accept-encoding': 'br' });
    expect(deepLink.headers['content-encoding']).toBe('br');
  });

  it('a script has no document-only header', async () => {
    for (const coding of ['identity', 'br']) {
      const { headers } = await get('/wellness-check/static/js/Main.1a2b.js', { 'accept-encoding': coding });
      expect(headers).not.toHaveProperty('content-security-policy');
      expect(headers).not.toHaveProperty('permissions-policy');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  it('hashed files are cached forever, icons for a day, and others are revalidated', async () => {
    const chunk = await get('/wellness-check/static/js/Main.1a2b.js');
    expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await get('/wellness-check/favicon.svg');
    expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  });

  it.each([
    ['a missing chunk', '/wellness-check/static/js/gone.js', { accept: '*/*' }],
    ['a missing picture', '/wellness-check/pictures/gone.png', { accept: 'image/avif,image/webp,*/*' }],
    ['a path out of the folder', '/wellness-check/..%2f..%2fetc/passwd', { accept: '*/*' }],
    ['a hidden file', '/wellness-check/.env', { accept: '*/*' }],
    ['a call from a page', '/wellness-check/login', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['an unknown route', '/wellness-check/api/nowhere', { accept: '*/*' }],
    ['an unknown route regardless of letter case', '/Wellness-Check/API/nowhere', { accept: '*/*' }],
    ['the base path of the API', '/wellness-check/api', { accept: '*/*' }],
  ])('respond 404 with a message for %s', async (_name, url, headers) => {
    const answer = await get(url, headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'There is nothing at this address.', code: 'address-unknown' });
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it.each([
    ['a missing chunk', '/wellness-check/static/js/gone.js', 404],
    ['an address outside the app', '/elsewhere', 404],
    ['an unknown route', '/wellness-check/api/nowhere', 404],
    ['a call that needs a session', '/wellness-check/api/section/progress/1', 401],
    ['an address that cannot be decoded', '/wellness-check/login%E0%A4%A', 400],
  ])('respond with a page if a browser opens %s', async (_name, url, status) => {
    for (const headers of [html, { accept: '*/*', 'sec-fetch-mode': 'navigate' }]) {
      const answer = await get(url, { ...headers, 'accept-language': 'hi' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
      expect(answer.body).toContain('<html lang="hi');
      expect(answer.body).toContain('href="/wellness-check/"');
      expect(answer.headers['content-security-policy']).toBeDefined();
    }
  });

  it.each([{ accept: '*/*' }, { accept: '' }, {}, { 'sec-fetch-mode': 'navigate', accept: 'image/webp' }])(
    'respond to the address of a screen for a client that sends %o',
    async (headers) => {
      for (const path of ['login', 'verifySignUp?token=x', 'resetPassword?token=x', 'questionnaire/S1']) {
        const answer = await get(`/wellness-check/${path}`, headers as Record<string, string>);
        expect([answer.statusCode, answer.body], path).toEqual([200, page]);
      }
    },
  );

  it.each([
    ['/wellness-check/login)', '/wellness-check/login'],
    ['/wellness-check/team%29.', '/wellness-check/team'],
    ['/wellness-check/login%E0%A5%A4', '/wellness-check/login'],
    ['/wellness-check/login%3E', '/wellness-check/login'],
    ['/wellness-check/verifySignUp%3Ftoken%3Da.b', '/wellness-check/verifySignUp?token%3Da.b'],
    ['/wellness-check/login,?utm_source=x', '/wellness-check/login?utm_source=x'],
  ])('lead from %s to %s, without what a mail program added', async (url, to) => {
    const answer = await get(url, html);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  it('respond only to reads: a POST to a screen is not found', async () => {
    const answer = await running.app.inject({ method: 'POST', url: '/wellness-check/login', headers: html });
    expect(answer.statusCode).toBe(404);
  });
});
