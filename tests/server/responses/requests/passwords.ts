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
  const resetPassword = (body: object) =>
    call(running, 'POST', patterns.resetPassword, { token, password: 'a new kite', ...body }, { ip });
  await record('new password: unknown link', resetPassword({ token: 'made up' }));
  await record('new password: none', resetPassword({ password: '' }));
  await record('new password: too short', resetPassword({ password: 'ab' }));
  await record('new password: too common', resetPassword({ password: 'password123' }));
  await record('new password: wrong shape', resetPassword({ password: 7 }));
  await record('new password', resetPassword({}));
  await record('new password: used link', resetPassword({}));
};
