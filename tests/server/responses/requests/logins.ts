import { pathTo, patterns } from '#contract/paths.ts';
import { call, person } from '../../routes/people.ts';
import type { Walk } from './types.ts';

/** Where somebody is logged in, and a change of one's own password. */
export const logins: Walk = async (running, note) => {
  const { userid, token, password, ip } = await person(running);
  const sessions = pathTo(patterns.sessions, { userid });
  const change = (newPassword: string, current = password) =>
    call(
      running,
      'POST',
      pathTo(patterns.password, { userid }),
      { password: current, newPassword },
      { token, ip },
    );
  await note('logins', call(running, 'GET', sessions, undefined, { token }));
  await note('logins: the others ended', call(running, 'POST', sessions, {}, { token }));
  await note('logins: wrong shape', call(running, 'POST', sessions, { id: 'all' }, { token }));
  await note('new password: wrong password', change('river under bridge', 'not the one'));
  await note('new password: too short', change('river'));
  await note('new password: too common', change('qwerty123'));
  await note('new password: the same', change(password));
  await note('new password', change('river under bridge'));
};
