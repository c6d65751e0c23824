import { pathTo, patterns } from '#contract/paths.ts';
import { call, createPerson } from '../../routes/people.ts';
import type { RequestSequence } from './types.ts';

/** Logins, and a change of the own password. */
export const logins: RequestSequence = async (running, record) => {
  const { userid, token, password, ip } = await createPerson(running);
  const sessions = pathTo(patterns.sessions, { userid });
  const change = (newPassword: string, current = password) =>
    call(
      running,
      'POST',
      pathTo(patterns.password, { userid }),
      { password: current, newPassword },
      { token, ip },
    );
  await record('logins', call(running, 'GET', sessions, undefined, { token }));
  await record('logins: end the other sessions', call(running, 'POST', sessions, {}, { token }));
  await record('logins: wrong shape', call(running, 'POST', sessions, { id: 'all' }, { token }));
  await record('new password: wrong password', change('river under bridge', 'not the one'));
  await record('new password: too short', change('river'));
  await record('new password: too common', change('qwerty123'));
  await record('new password: unchanged', change(password));
  await record('new password', change('river under bridge'));
};
