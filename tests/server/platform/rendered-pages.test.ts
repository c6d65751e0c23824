import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const publicUrl = 'https://wellness.example.org';
const createDocument = (path: string) =>
  `<link rel="canonical" href="/wellness-check${path}"><meta property="og:image" content="/wellness-check/social.png">` +
  `<a href="/wellness-check/team">Team</a><p>The page at ${path}</p>`;
const createServedDocument = (path: string) =>
  `<link rel="canonical" href="${publicUrl}/wellness-check${path}">` +
  `<meta property="og:image" content="${publicUrl}/wellness-check/social.png">` +
  `<a href="/wellness-check/team">Team</a><p>The page at ${path}</p>`;
const styles = '@media (width<600px){main>h1{color:navy}}';
const script = "if (!document.cookie) location.replace('/wellness-check/login')";
const question =
  `<meta name="robots" content="noindex"><script data-section="T1">${script}</script><style>${styles}</style>` +
  '<script type="module" src="/wellness-check/static/js/early.js"></script><h1>I felt at ease.</h1>';
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let siteDir: string;
let running: RunningApp;

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'wellness-check-site-'));
  mkdirSync(join(siteDir, '.pages'));
  writeFileSync(join(siteDir, 'index.html'), 'The empty shell');
  writeFileSync(join(siteDir, '.pages/index.html'), createDocument('/'));
  writeFileSync(join(siteDir, '.pages/signUp.html'), createDocument('/signUp'));
  writeFileSync(join(siteDir, '.pages/styled.html'), `<style>${styles}</style><p>A page</p>`);
  mkdirSync(join(siteDir, '.pages/quietAssessment'));
  writeFileSync(join(siteDir, '.pages/quietAssessment/T1.html'), question);
  running = await startApp({ siteDir, config: { publicUrl } });
});
afterAll(async () => {
  await running?.stop();
  rmSync(siteDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  running.app.inject({ url, headers: { ...html, ...headers } });

describe('a public page', () => {
  it.each([
    ['/wellness-check/', '/'],
    ['/Wellness-Check/', '/'],
    ['/wellness-check/signUp', '/signUp'],
    ['/wellness-check/SIGNUP', '/signUp'],
    ['/wellness-check/signup/', '/signUp'],
    ['/wellness-check/signUp?from=mail', '/signUp'],
  ])('is served at %s as rendered, with the public origin for link previews', async (url, path) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, createServedDocument(path)]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('has inline styles, whose hash is the only one in the content policy', async () => {
    const { headers } = await get('/wellness-check/styled');
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(headers['content-security-policy']).toContain(`;style-src 'self' 'sha256-${hash}';`);
    expect((await get('/wellness-check/signUp')).headers['content-security-policy']).toContain(
      ";style-src 'self';",
    );
  });

  it('is compressed as the browser requests', async () => {
    const brotli = await get('/wellness-check/signUp', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(createServedDocument('/signUp'));
    const gzip = await get('/wellness-check/signUp', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(createServedDocument('/signUp'));
    expect(gzip.headers.vary).toBe('accept-encoding, cookie');
  });

  it('is not sent again if unchanged', async () => {
    const { headers } = await get('/wellness-check/');
    const again = await get('/wellness-check/', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/wellness-check/signUp', { 'if-none-match': String(headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  it('responds to HEAD as well, but to no other method', async () => {
    const head = await running.app.inject({ method: 'HEAD', url: '/wellness-check/signUp' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const post = await running.app.inject({ method: 'POST', url: '/wellness-check/signUp', headers: html });
    expect(post.statusCode).toBe(404);
  });
});

describe('a page behind the login', () => {
  it.each([
    '/wellness-check/quietAssessment/T1',
    '/wellness-check/QUIETassessment/t1',
    '/wellness-check/quietAssessment/T1/',
  ])('is served at %s as rendered', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, question]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await get(url, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('allows only its inline script', async () => {
    const { headers } = await get('/wellness-check/quietAssessment/T1');
    const computeHash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(headers['content-security-policy']).toContain(
      `;script-src 'self' 'sha256-${computeHash(script)}';`,
    );
    expect(headers['content-security-policy']).toContain(
      `;style-src 'self' 'sha256-${computeHash(styles)}';`,
    );
    const { headers: others } = await get('/wellness-check/signUp');
    expect(others['content-security-policy']).toContain(";script-src 'self';");
  });

  it('is excluded from search engines', async () => {
    expect((await get('/wellness-check/sitemap.xml')).body).not.toContain('quietAssessment');
  });
});

it('every other screen gets the empty shell, and no page is available as a file', async () => {
  for (const url of ['/wellness-check/dashboard', '/wellness-check/signUp/more', '/wellness-check/nowhere']) {
    expect((await get(url)).body, url).toBe('The empty shell');
  }
  expect((await get('/wellness-check/.pages/signUp.html', { accept: '*/*' })).statusCode).toBe(404);
});

it('robots.txt and the sitemap list the public pages and exclude the API', async () => {
  const sitemap = await get('/wellness-check/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${publicUrl}/wellness-check/`,
    `${publicUrl}/wellness-check/signUp`,
    `${publicUrl}/wellness-check/styled`,
  ]);
  const robots = await get('/robots.txt');
  expect(robots.body).toContain('Disallow: /wellness-check/api/');
  expect(robots.body).toContain(`Sitemap: ${publicUrl}/wellness-check/sitemap.xml`);
});
