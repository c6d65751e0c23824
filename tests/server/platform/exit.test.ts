import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitAddress, pathTo, patterns } from '#contract/paths.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { call, type Person, createPerson } from '../routes/people.ts';

const ours = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };

describe('the exit link', () => {
  let running: RunningApp;
  let asha: Person;
  beforeAll(async () => {
    running = await startApp();
    asha = await createPerson(running);
  });
  afterAll(() => running?.stop());

  const requestExit = (
    headers: Record<string, string>,
    method: 'GET' | 'HEAD' | 'POST' = 'GET',
    url = exitAddress,
  ) => running.app.inject({ method, url, headers });
  const isSessionValid = async ({ token, userid }: Person) =>
    (await call(running, 'GET', pathTo(patterns.progress, { userid }), undefined, { token })).status === 200;

  it.each([
    exitAddress,
    `${exitAddress}/`,
    exitAddress.toUpperCase().replace('/WELLNESS-CHECK', '/wellness-check'),
  ])('clears the browser data and redirects to a neutral page: %s', async (url) => {
    const { statusCode, headers, body } = await requestExit(ours, 'GET', url);
    expect(statusCode).toBe(200);
    expect(headers['clear-site-data']).toBe('"cache", "cookies"');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body).toContain('url=about:blank');
    expect(body).not.toMatch(/wellness/i);
  });

  it('ends the session on the server, and deletes its cookies for browsers without Clear-Site-Data', async () => {
    expect(await isSessionValid(asha)).toBe(true);
    const { headers } = await requestExit({ ...ours, cookie: `token=${asha.token}; userid=${asha.userid}` });
    await expect.poll(() => isSessionValid(asha)).toBe(false);
    const ended = [headers['set-cookie']].flat().map((cookie) => String(cookie).split('=')[0]);
    expect(ended).toEqual(['device', 'token', 'userid', 'RegistrationId', 'waiting']);
    expect(String(headers['set-cookie'])).toContain('Expires=Thu, 01 Jan 1970');
  });

  it.each(['1', '12', 'what?'])('keeps queued answers and their count: %s', async (count) => {
    const { headers } = await requestExit({
      ...ours,
      cookie: `token=x; waiting=${encodeURIComponent(count)}`,
    });
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(String(headers['set-cookie'])).toContain('token=;');
    expect(String(headers['set-cookie'])).not.toContain('waiting=');
  });

  it.each(['0', ''])('keeps nothing if nothing is queued: "%s"', async (count) => {
    const { headers } = await requestExit({ ...ours, cookie: `waiting=${count}` });
    expect(headers['clear-site-data']).toContain('cookies');
  });

  const refused: [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:8080/' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['an older browser on another site', { referer: 'https://elsewhere.example/' }],
    ['a prefetched page', { ...ours, 'sec-purpose': 'prefetch;prerender' }],
  ];
  it.each(refused)('rejects %s and changes nothing', async (_who, headers) => {
    const meera = await createPerson(running);
    const answer = await requestExit({ ...headers, cookie: `token=${meera.token}` });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['clear-site-data']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('Nothing was changed');
    expect(await isSessionValid(meera)).toBe(true);
  });

  const unknown: [string, Record<string, string>][] = [
    ['a typed address or a link in a message', { 'sec-fetch-site': 'none' }],
    ['no referrer', {}],
    ['an empty referrer', { referer: '' }],
    ['an invalid referrer', { referer: 'nonsense' }],
    ['about:blank', { referer: 'about:blank' }],
    ['a data URL', { referer: 'data:text/html,x' }],
    ['a blob URL without an origin', { referer: 'blob:null/1234' }],
    ['a file', { referer: 'file:///sdcard/page.html' }],
    ['an Android app', { referer: 'android-app://com.example.mail/' }],
    ['a browser extension', { referer: 'moz-extension://6f1c/page.html' }],
    ['only a path', { referer: '/wellness-check/' }],
    ['an incomplete URL', { referer: 'https://' }],
    ['the string null', { referer: 'null' }],
    ['a referrer of 8 kB', { referer: `about:${'x'.repeat(8000)}` }],
    ['an unknown value of Sec-Fetch-Site', { 'sec-fetch-site': 'same-party' }],
  ];
  it.each(unknown)(
    'redirects to the neutral page and keeps the session if the origin is %s',
    async (_who, headers) => {
      const meera = await createPerson(running);
      const answer = await requestExit({ ...headers, cookie: `token=${meera.token}` });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('url=about:blank');
      expect(answer.headers['clear-site-data']).toBeUndefined();
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(await isSessionValid(meera)).toBe(true);
    },
  );

  it('clears only caches if requested by the script, which cleared the rest', async () => {
    const meera = await createPerson(running);
    const { statusCode, headers } = await requestExit({
      ...ours,
      'sec-fetch-mode': 'cors',
      cookie: `token=${meera.token}`,
    });
    expect([statusCode, headers['clear-site-data']]).toEqual([204, '"cache"']);
    // The device cookie is HttpOnly.
    expect(String(headers['set-cookie'])).toMatch(/^device=;/);
    expect(await isSessionValid(meera)).toBe(true);
  });

  it('accepts the link of an older browser by its referrer', async () => {
    const { statusCode } = await requestExit({ host: 'clinic.example', referer: 'https://clinic.example/' });
    expect(statusCode).toBe(200);
  });

  it.each(['HEAD', 'POST'] as const)('does nothing for a %s', async (method) => {
    const meera = await createPerson(running);
    const { statusCode, headers } = await requestExit({ ...ours, cookie: `token=${meera.token}` }, method);
    expect([statusCode, headers.allow]).toEqual([405, 'GET']);
    expect(headers['clear-site-data']).toBeUndefined();
    expect(await isSessionValid(meera)).toBe(true);
  });
});
