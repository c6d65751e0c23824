import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const older = 'export const words = "How are you?";'.repeat(40);
const newer = older.replace('How are you?', 'How are you today?');
const hash = (text: string) => createHash('sha256').update(text).digest();
const delta = Buffer.concat([
  Buffer.from('5e2a4d1820000000', 'hex'),
  hash(older),
  Buffer.from('the difference'),
]);
const url = '/wellness-check/static/js/words.N3wer.js';
const having = (text: string) => `:${hash(text).toString('base64')}:`;

let siteDir: string;
let running: RunningApp;

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'wellness-check-deltas-'));
  mkdirSync(join(siteDir, 'static/js'), { recursive: true });
  const map = '{"imports":{"/wellness-check/static/js/words.js":"/wellness-check/static/js/words.N3wer.js"}}';
  writeFileSync(join(siteDir, 'index.html'), `<script type="importmap">${map}</script>`);
  writeFileSync(join(siteDir, 'static/js/words.N3wer.js'), newer);
  writeFileSync(join(siteDir, 'static/js/words.N3wer.js.br'), brotliCompressSync(newer));
  writeFileSync(join(siteDir, 'static/js/words.N3wer.js.7.dcz'), delta);
  running = await startApp({ siteDir });
});
afterAll(async () => {
  await running?.stop();
  rmSync(siteDir, { recursive: true, force: true });
});

const modern = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': having(older),
};
const get = (headers: Record<string, string>, path = url) => running.app.inject({ url: path, headers });

describe('a release for a browser that has the one before', () => {
  it('gives what differs, and may be kept for good', async () => {
    const answer = await get(modern);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(delta);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
    });
    const again = await get({ ...modern, 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('tells a browser that asks for the headers alone the same', async () => {
    const answer = await running.app.inject({ method: 'HEAD', url, headers: modern });
    expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, 'dcz', '']);
  });

  it.each<[string, Record<string, string>]>([
    ['has another file', { ...modern, 'available-dictionary': having('something else') }],
    ['says it in a way that nobody knows', { ...modern, 'available-dictionary': 'words' }],
    ['names none', { 'accept-encoding': modern['accept-encoding'] }],
    ['cannot read differences', { ...modern, 'accept-encoding': 'gzip, br' }],
    ['refuses differences', { ...modern, 'accept-encoding': 'br, dcz;q=0' }],
  ])('gives the whole file to one that %s', async (_what, headers) => {
    const answer = await get(headers);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
    expect(answer.headers.vary).toContain('available-dictionary');
  });

  it('gives a part of the whole file to one that asks for a part', async () => {
    const answer = await get({ ...modern, 'accept-encoding': 'dcz', range: 'bytes=0-9' });
    expect([answer.statusCode, answer.body]).toEqual([206, newer.slice(0, 10)]);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('lets each file be what the next one of its name differs from', async () => {
    const pattern = 'match="/wellness-check/static/js/words.*.js"';
    for (const headers of [modern, {}] as Record<string, string>[])
      expect((await get(headers)).headers['use-as-dictionary']).toBe(pattern);
  });
});

describe('the names in the import map', () => {
  it('are allowed by the policy of the page that they stand in', async () => {
    const answer = await get({ accept: 'text/html' }, '/wellness-check/login');
    const [, map = ''] = /<script type="importmap">(.*)<\/script>/.exec(answer.body) ?? [];
    expect(answer.headers['content-security-policy']).toContain(`'sha256-${hash(map).toString('base64')}'`);
  });

  it('give the newest file to a browser that knows no import maps, which asks again each time', async () => {
    const answer = await get({}, '/wellness-check/static/js/words.js');
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      newer,
      'no-cache',
    ]);
  });
});

it('a script says nothing that browsers obey in pages alone, and keeps what guards it', async () => {
  for (const answer of [await get(modern), await get({}), await get({ 'accept-encoding': 'br' })]) {
    const names = Object.keys(answer.headers);
    expect(names).not.toContain('content-security-policy');
    expect(names).not.toContain('permissions-policy');
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
  }
});
