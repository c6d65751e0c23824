import { pathTo, patterns } from '#contract/paths.ts';
import { createAppError } from '#server/app/errors.ts';
import { call, createPerson } from '../../routes/people.ts';
import { inject } from './send.ts';
import type { RequestSequence } from './types.ts';
import { withChangedContext, whileFailing, whileStopping } from './while-failing.ts';

/** Internal failures, and health checks. */
export const failures: RequestSequence = async (running, record) => {
  const { userid, token } = await createPerson(running);
  const broken = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('no disk');
      },
    },
  );
  await withChangedContext(running, { db: broken as never }, async () => {
    await record(
      'an internal failure',
      call(running, 'GET', pathTo(patterns.name, { userid }), undefined, { token }),
    );
  });
  const read = () => call(running, 'GET', pathTo(patterns.name, { userid }), undefined, { token });
  await record(
    'a full queue of the database pool',
    whileFailing(running, createAppError('server-busy', { retryAfter: 3 }), read),
  );
  const unavailable = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  await record('an unavailable database', whileFailing(running, unavailable, read));
  await record('readiness', inject(running, 'GET', patterns.ready));
  await record('liveness', inject(running, 'GET', patterns.live));
  await record('readiness of a stopping process', whileStopping(running));
};
