import { pathTo, patterns } from '#contract/paths.ts';
import { call, person } from '../../routes/people.ts';
import { inject, send } from './send.ts';
import type { Walk } from './types.ts';

/** A person's own copy, and removal. */
export const ownData: Walk = async (running, note) => {
  const who = await person(running, { name: '=Asha' });
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
  const take = (query: string) => call(running, 'GET', `${path}${query}`, undefined, { token });
  await note('export', take(''));
  await note('export: JSON', take('?format=json'));
  await note('export: table', take('?format=csv'));
  await note('export: page', take('?format=html'));
  await note('export: another format', take('?format=xml'));
  await note('export: no token', call(running, 'GET', path));
  await note('export: head alone', inject(running, 'HEAD', path, undefined, { authorization: token }));
  const remove = (changes: object) =>
    call(
      running,
      'POST',
      pathTo(patterns.remove, { userid }),
      { password, confirm: 'DELETE', ...changes },
      { token, ip },
    );
  await note('removal: wrong password', remove({ password: 'not the one' }));
  await note('removal: not confirmed', remove({ confirm: 'yes' }));
  await note('removal: wrong shape', remove({ confirm: true }));
  await note('removal', remove({}));
  await note('removal: again', remove({}));
  await note('login: removed', call(running, 'POST', patterns.login, { username, password }, { ip }));
};
