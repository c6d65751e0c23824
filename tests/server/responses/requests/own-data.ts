import { pathTo, patterns } from '#contract/paths.ts';
import { call, createPerson } from '../../routes/people.ts';
import { inject, send } from './send.ts';
import type { RequestSequence } from './types.ts';

/** Data export, and removal. */
export const ownData: RequestSequence = async (running, record) => {
  const who = await createPerson(running, { name: '=Asha' });
  const { userid, token, username, password, ip } = who;
  await send(running, who, 'T1', [1, 2, 3, 4]);
  await send(running, who, 'T2', [3, null, 1, 2]);
  await call(
    running,
    'POST',
    pathTo(patterns.survey, { userid }),
    { feedback: 'Calm, and "short".', recommend: 1, comfort: 5, consult: 3, statements: [0, 7] },
    { token },
  );
  const path = pathTo(patterns.exportData, { userid });
  const exportData = (query: string) => call(running, 'GET', `${path}${query}`, undefined, { token });
  await record('export', exportData(''));
  await record('export: JSON', exportData('?format=json'));
  await record('export: table', exportData('?format=csv'));
  await record('export: page', exportData('?format=html'));
  await record('export: another format', exportData('?format=xml'));
  await record('export: no token', call(running, 'GET', path));
  await record('export: HEAD', inject(running, 'HEAD', path, undefined, { authorization: token }));
  const remove = (changes: object) =>
    call(
      running,
      'POST',
      pathTo(patterns.remove, { userid }),
      { password, confirm: 'DELETE', ...changes },
      { token, ip },
    );
  await record('removal: wrong password', remove({ password: 'not the one' }));
  await record('removal: not confirmed', remove({ confirm: 'yes' }));
  await record('removal: wrong shape', remove({ confirm: true }));
  await record('removal', remove({}));
  await record('removal: repeated', remove({}));
  await record('login: removed', call(running, 'POST', patterns.login, { username, password }, { ip }));
};
