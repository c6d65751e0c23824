import { patterns } from '#contract/paths.ts';
import { inject } from './send.ts';
import type { RequestSequence } from './types.ts';

/** Responses common to every route: unknown route, invalid JSON, too long. */
export const anyRoute: RequestSequence = async (running, record) => {
  const send = (method: string, path: string, payload?: string, headers: Record<string, string> = {}) =>
    inject(running, method, path, payload, headers);
  const json = { 'content-type': 'application/json' };
  await record('health', send('GET', patterns.health));
  await record('health: with a slash too many', send('GET', '/health/'));
  await record('an address without a call', send('GET', '/nothing/here'));
  await record('the address of the interface itself', send('GET', ''));
  await record('a method that the call lacks', send('PUT', patterns.login, '{}', json));
  await record('an address with a broken %-code', send('GET', '/%zz'));
  await record(
    'a page of another site',
    send('POST', patterns.login, '{}', { ...json, 'sec-fetch-site': 'cross-site' }),
  );
  await record('no JSON', send('POST', patterns.login, '{"username":', json));
  await record('no body', send('POST', patterns.login, '', json));
  await record('another content type', send('POST', patterns.login, 'a=b', { 'content-type': 'text/plain' }));
  await record(
    'a body that is too long',
    send('POST', patterns.login, `{"username":"${'x'.repeat(70_000)}"}`, json),
  );
  await record(
    'a character that no database holds',
    send('POST', patterns.verifyEmail, '{"email":"a\\u0000@example.org"}', json),
  );
  await record(
    'lists in lists without end',
    send('POST', patterns.login, '['.repeat(9000) + ']'.repeat(9000), json),
  );
};
