import { rateLimits } from '#server/services/rate-limits.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import { whileQueueIsFull } from '../../routes/while-queue-is-full.ts';
import { call, person, registered } from '../../routes/people.ts';
import type { Walk } from './types.ts';
import { throttled, whileHashing } from './while-failing.ts';

/** Login, the forgotten password, whose session it is, logout. */
export const session: Walk = async (running, note) => {
  const { username, password, userid, token, email, ip } = await person(running);
  const incomplete = await registered(running);
  const post = (path: string, body: unknown, options = {}) =>
    call(running, 'POST', path, body, { ip, ...options });
  await note('login', post(patterns.login, { username, password }));
  await note(
    'login: profile missing',
    post(patterns.login, { username: incomplete.username, password: incomplete.password }),
  );
  await note('login: wrong password', post(patterns.login, { username, password: 'not the one' }));
  await note('login: unknown name', post(patterns.login, { username: 'nobody', password: 'not the one' }));
  await note('login: wrong shape', post(patterns.login, { username: 5, password }));
  await throttled(running, 'login:ip:10.200.0.1', rateLimits.loginPerClient.max);
  await note('login: too many tries', post(patterns.login, { username, password }, { ip: '10.200.0.1' }));
  await whileHashing(async () => {
    await note('login: too many passwords at once', post(patterns.login, { username, password }));
  });
  await note('forgotten password', post(patterns.login, { email }));
  await note('forgotten password: no account', post(patterns.login, { email: 'stranger@example.org' }));
  await note('forgotten password: no address', post(patterns.login, { email: '' }));
  await note('forgotten password: malformed address', post(patterns.login, { email: 'reader' }));
  await post(patterns.login, { email: 'stranger@example.org' });
  await post(patterns.login, { email: 'stranger@example.org' });
  await note(
    'forgotten password: beyond the limit of an address',
    post(patterns.login, { email: 'stranger@example.org' }),
  );
  await whileQueueIsFull(running, async () => {
    await note('forgotten password: no mail', post(patterns.login, { email }));
  });
  const name = pathTo(patterns.name, { userid });
  await note('name', call(running, 'GET', name, undefined, { token }));
  await note('name: with Bearer', call(running, 'GET', name, undefined, { token: `Bearer ${token}` }));
  await note('name: no token', call(running, 'GET', name));
  await note('name: unknown token', call(running, 'GET', name, undefined, { token: 'made up' }));
  await note(
    'name: of somebody else',
    call(running, 'GET', pathTo(patterns.name, { userid: 7 }), undefined, { token }),
  );
  await note(
    'name: malformed id',
    call(running, 'GET', pathTo(patterns.name, { userid: 'me' }), undefined, { token }),
  );
  await note(
    'profile name',
    call(running, 'GET', pathTo(patterns.profileName, { userid }), undefined, { token }),
  );
  await note('logout', post(patterns.logout, {}, { token }));
  await note('logout: twice', post(patterns.logout, {}, { token }));
};
