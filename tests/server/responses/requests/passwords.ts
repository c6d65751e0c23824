import { patterns } from '#contract/paths.ts';
import { findLastMail, findToken } from '#tests/support/outbox.ts';
import { call, createPerson } from '../../routes/people.ts';
import type { RequestSequence } from './types.ts';

/** A password reset by a mailed link. */
export const passwords: RequestSequence = async (running, record) => {
  const { email, ip } = await createPerson(running);
  running.clock.advance({ seconds: 1 });
  await call(running, 'POST', patterns.login, { email }, { ip });
  await running.sendDueMails();
  const token = findToken(findLastMail(running.outbox, email));
  const set = (body: object) =>
    call(running, 'POST', patterns.resetPassword, { token, password: 'a new kite', ...body }, { ip });
  await record('new password: unknown link', set({ token: 'made up' }));
  await record('new password: none', set({ password: '' }));
  await record('new password: too short', set({ password: 'ab' }));
  await record('new password: too common', set({ password: 'password123' }));
  await record('new password: wrong shape', set({ password: 7 }));
  await record('new password', set({}));
  await record('new password: used link', set({}));
};
