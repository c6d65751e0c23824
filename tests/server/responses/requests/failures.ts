import { pathTo, patterns } from '#contract/paths.ts';
import { refuse } from '#server/app/errors.ts';
import { call, person } from '../../routes/people.ts';
import { inject } from './send.ts';
import type { Walk } from './types.ts';
import { changed, whileFailing, whileStopping } from './while-failing.ts';

/** What is said when something fails, and to whoever asks whether all is well. */
export const failures: Walk = async (running, note) => {
  const { userid, token } = await person(running);
  const broken = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('no disk');
      },
    },
  );
  await changed(running, { db: broken as never }, async () => {
    await note(
      'a failure inside',
      call(running, 'GET', pathTo(patterns.name, { userid }), undefined, { token }),
    );
  });
  const read = () => call(running, 'GET', pathTo(patterns.name, { userid }), undefined, { token });
  await note(
    'a line before the database that is too long',
    whileFailing(running, refuse('server-busy', { retryAfter: 3 }), read),
  );
  const away = Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });
  await note('a database that is away', whileFailing(running, away, read));
  await note('readiness', inject(running, 'GET', patterns.ready));
  await note('life', inject(running, 'GET', patterns.live));
  await note('readiness of a process that is about to stop', whileStopping(running));
};
