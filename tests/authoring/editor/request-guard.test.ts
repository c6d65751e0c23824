import { describe, expect, test } from 'vitest';
import { refusal } from '#authoring/editor/guard/request-guard.ts';

const own = '127.0.0.1:5174';
const json = { 'content-type': 'application/json' };
const asked = (method: string, headers: Record<string, string>) =>
  refusal({ method, headers: { host: own, ...headers }, own });

describe('who may ask the authors’ page', () => {
  test('the page itself, and whoever types the address', () => {
    expect(asked('GET', {})).toBe(null);
    expect(asked('GET', { 'sec-fetch-site': 'none' })).toBe(null);
    expect(asked('PUT', { origin: `http://${own}`, 'sec-fetch-site': 'same-origin', ...json })).toBe(null);
    expect(asked('GET', { host: 'localhost:5174' })).toBe(null);
  });

  test.each([
    ['a name that leads here', 'GET', { host: 'evil.example:5174' }],
    ['another port', 'GET', { host: '127.0.0.1:8080' }],
    ['no name at all', 'GET', { host: '' }],
    ['another origin', 'GET', { origin: 'https://evil.example' }],
    ['another port of this machine', 'GET', { origin: 'http://127.0.0.1:3000' }],
    ['an origin that is hidden', 'PUT', { origin: 'null', ...json }],
    ['a picture or a form in another page', 'GET', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', 'GET', { 'sec-fetch-site': 'same-site' }],
    ['a change that does not say where it is from', 'PUT', json],
    ['a form of another page, as text', 'POST', { origin: `http://${own}`, 'content-type': 'text/plain' }],
  ])('never %s', (_who, method, headers) => {
    expect(asked(method, headers)).toEqual(expect.any(String));
  });
});
