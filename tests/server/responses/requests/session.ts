import { rateLimits } from '#server/services/rate-limits.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import { whileQueueIsFull } from '../../routes/while-queue-is-full.ts';
import { call, createPerson, createAccount } from '../../routes/people.ts';
import type { RequestSequence } from './types.ts';
import { exhaustLimit, whileHashing } from './while-failing.ts';

/** Login, password reset, name of the session, logout. */
export const session: RequestSequence = async (running, record) => {
  const { username, password, userid, token, email, ip } = await createPerson(running);
  const incomplete = await createAccount(running);
  const post = (path: string, body: unknown, options = {}) =>
    call(running, 'POST', path, body, { ip, ...options });
  await record('login', post(patterns.login, { username, password }));
  await record(
    'login: profile missing',
    post(patterns.login, { username: incomplete.username, password: incomplete.password }),
  );
  await record('login: wrong password', post(patterns.login, { username, password: 'not the one' }));
  await record('login: unknown name', post(patterns.login, { username: 'unknown', password: 'not the one' }));
  await record('login: wrong shape', post(patterns.login, { username: 5, password }));
  await exhaustLimit(running, 'login:ip:10.200.0.1', rateLimits.loginPerClient.max);
  await record(
    'login: too many attempts',
    post(patterns.login, { username, password }, { ip: '10.200.0.1' }),
  );
  await whileHashing(async () => {
    await record('login: too many password checks at once', post(patterns.login, { username, password }));
  });
  await record('forgotten password', post(patterns.login, { email }));
  await record('forgotten password: no account', post(patterns.login, { email: 'unknown@example.org' }));
  await record('forgotten password: no address', post(patterns.login, { email: '' }));
  await record('forgotten password: malformed address', post(patterns.login, { email: 'reader' }));
  await post(patterns.login, { email: 'unknown@example.org' });
  await post(patterns.login, { email: 'unknown@example.org' });
  await record(
    'forgotten password: limit of an address exceeded',
    post(patterns.login, { email: 'unknown@example.org' }),
  );
  await whileQueueIsFull(running, async () => {
    await record('forgotten password: no mail', post(patterns.login, { email }));
  });
  const name = pathTo(patterns.name, { userid });
  await record('name', call(running, 'GET', name, undefined, { token }));
  await record('name: with Bearer', call(running, 'GET', name, undefined, { token: `Bearer ${token}` }));
  await record('name: no token', call(running, 'GET', name));
  await record('name: unknown token', call(running, 'GET', name, undefined, { token: 'made up' }));
  await record(
    'name: another account',
    call(running, 'GET', pathTo(patterns.name, { userid: 7 }), undefined, { token }),
  );
  await record(
    'name: malformed id',
    call(running, 'GET', pathTo(patterns.name, { userid: 'me' }), undefined, { token }),
  );
  await record(
    'profile name',
    call(running, 'GET', pathTo(patterns.profileName, { userid }), undefined, { token }),
  );
  await record('logout', post(patterns.logout, {}, { token }));
  await record('logout: repeated', post(patterns.logout, {}, { token }));
};
