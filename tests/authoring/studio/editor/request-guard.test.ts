import { describe, expect, test } from 'vitest';
import { createAuthorKey } from '#authoring/studio/editor/guard/author-key.ts';
import { missingKeyMessage, checkRequest } from '#authoring/studio/editor/guard/request-guard.ts';

const ownHost = '127.0.0.1:5174';
const key = createAuthorKey(ownHost, '/author');
const cookie = key.cookie.split(';')[0]!;
const json = { 'content-type': 'application/json' };
const createRequest = (method: string, headers: Record<string, string>) =>
  checkRequest({ method, headers: { host: ownHost, cookie, ...headers }, ownHost, key });

describe('access to the authoring page', () => {
  test('accepts the page itself and a typed address', () => {
    expect(createRequest('GET', {})).toBe(null);
    expect(createRequest('GET', { 'sec-fetch-site': 'none' })).toBe(null);
    expect(
      createRequest('PUT', { origin: `http://${ownHost}`, 'sec-fetch-site': 'same-origin', ...json }),
    ).toBe(null);
    expect(createRequest('GET', { host: 'localhost:5174' })).toBe(null);
  });

  test.each([
    ['a host name that resolves to this machine', 'GET', { host: 'evil.example:5174' }],
    ['another port', 'GET', { host: '127.0.0.1:8080' }],
    ['no host name', 'GET', { host: '' }],
    ['another origin', 'GET', { origin: 'https://evil.example' }],
    ['another port of this machine', 'GET', { origin: 'http://127.0.0.1:3000' }],
    ['a hidden origin', 'PUT', { origin: 'null', ...json }],
    ['an image or a form on another page', 'GET', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', 'GET', { 'sec-fetch-site': 'same-site' }],
    ['a change without an origin', 'PUT', json],
    [
      'a form of another page, as plain text',
      'POST',
      { origin: `http://${ownHost}`, 'content-type': 'text/plain' },
    ],
  ])('rejects %s', (_who, method, headers) => {
    expect(createRequest(method, headers)).toEqual(expect.any(String));
  });

  test.each([
    ['no cookie', ''],
    ['another cookie', 'author-key=1'],
    ['the key of an earlier start', createAuthorKey(ownHost, '/author').cookie.split(';')[0]!],
    ['the key under another name', `other=${cookie.split('=')[1]}`],
    ['a prefix of the key', cookie.slice(0, -1)],
  ])('requires the key of this start: rejects %s', (_what, wrong) => {
    expect(createRequest('GET', { cookie: wrong })).toBe(missingKeyMessage);
    expect(createRequest('PUT', { cookie: wrong, origin: `http://${ownHost}`, ...json })).toBe(
      missingKeyMessage,
    );
    expect(createRequest('GET', { cookie: `a=1; ${cookie}` })).toBe(null);
  });

  test('hides the key from scripts and from requests of other sites', () => {
    expect(key.cookie).toMatch(/; Path=\/author; HttpOnly; SameSite=Strict$/);
    expect(new URL(key.address).searchParams.get('key')).toHaveLength(32);
  });
});
