import { patterns } from '#contract/paths.ts';
import { findLastMail, findToken } from '#tests/support/outbox.ts';
import { call, person } from '../../routes/people.ts';
import type { Walk } from './types.ts';

/** A new password by a mailed link. */
export const passwords: Walk = async (running, note) => {
  const { email, ip } = await person(running);
  running.clock.advance({ seconds: 1 });
  await call(running, 'POST', patterns.login, { email }, { ip });
  await running.sendDueMails();
  const token = findToken(findLastMail(running.outbox, email));
  const set = (body: object) =>
    call(running, 'POST', patterns.resetPassword, { token, password: 'a new kite', ...body }, { ip });
  await note('new password: unknown link', set({ token: 'made up' }));
  await note('new password: none', set({ password: '' }));
  await note('new password: too short', set({ password: 'ab' }));
  await note('new password: too common', set({ password: 'password123' }));
  await note('new password: wrong shape', set({ password: 7 }));
  await note('new password', set({}));
  await note('new password: used link', set({}));
};
