import { patterns } from '#contract/paths.ts';
import { inject } from './send.ts';
import type { RequestSequence } from './types.ts';

/** Responses common to every route: unknown route, invalid JSON, too long. */
export const anyRoute: RequestSequence = async (running, record) => {
  const send = (method: string, path: string, payload?: string, headers: Record<string, string> = {}) =>
    inject(running, method, path, payload, headers);
  const json = { 'content-type': 'application/json' };
  await record('health', send('GET', patterns.health));
  await record('health: extra slash', send('GET', '/health/'));
  await record('an unknown address', send('GET', '/nothing/here'));
  await record('the root of the API', send('GET', ''));
  await record('a method that the route does not support', send('PUT', patterns.login, '{}', json));
  await record('an address with a malformed percent code', send('GET', '/%zz'));
  await record(
    'a request from another site',
    send('POST', patterns.login, '{}', { ...json, 'sec-fetch-site': 'cross-site' }),
  );
  await record('malformed JSON', send('POST', patterns.login, '{"username":', json));
  await record('empty body', send('POST', patterns.login, '', json));
  await record('another content type', send('POST', patterns.login, 'a=b', { 'content-type': 'text/plain' }));
  await record(
    'an oversized body',
    send('POST', patterns.login, `{"username":"${'x'.repeat(70_000)}"}`, json),
  );
  await record(
    'a character that the database cannot store',
    send('POST', patterns.verifyEmail, '{"email":"a\\u0000@example.org"}', json),
  );
  await record(
    'deeply nested lists',
    send('POST', patterns.login, '['.repeat(9000) + ']'.repeat(9000), json),
  );
};
