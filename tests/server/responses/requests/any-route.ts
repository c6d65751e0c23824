import { patterns } from '#contract/paths.ts';
import { inject } from './send.ts';
import type { Walk } from './types.ts';

/** What every call answers alike: no call, no JSON, too long. */
export const anyCall: Walk = async (running, note) => {
  const send = (method: string, path: string, payload?: string, headers: Record<string, string> = {}) =>
    inject(running, method, path, payload, headers);
  const json = { 'content-type': 'application/json' };
  await note('health', send('GET', patterns.health));
  await note('health: with a slash too many', send('GET', '/health/'));
  await note('an address without a call', send('GET', '/nothing/here'));
  await note('the address of the interface itself', send('GET', ''));
  await note('a method that the call lacks', send('PUT', patterns.login, '{}', json));
  await note('an address with a broken %-code', send('GET', '/%zz'));
  await note(
    'a page of another site',
    send('POST', patterns.login, '{}', { ...json, 'sec-fetch-site': 'cross-site' }),
  );
  await note('no JSON', send('POST', patterns.login, '{"username":', json));
  await note('no body', send('POST', patterns.login, '', json));
  await note('another content type', send('POST', patterns.login, 'a=b', { 'content-type': 'text/plain' }));
  await note(
    'a body that is too long',
    send('POST', patterns.login, `{"username":"${'x'.repeat(70_000)}"}`, json),
  );
  await note(
    'a character that no database holds',
    send('POST', patterns.verifyEmail, '{"email":"a\\u0000@example.org"}', json),
  );
  await note(
    'lists in lists without end',
    send('POST', patterns.login, '['.repeat(9000) + ']'.repeat(9000), json),
  );
};
