import { patterns } from '#contract/paths.ts';
import { findAccount } from '#server/repositories/accounts.ts';
import type { RunningApp } from '#tests/support/server.ts';
import { whileQueueIsFull } from '../../routes/while-queue-is-full.ts';
import { call, newcomer, person, signUpToken } from '../../routes/people.ts';
import type { Walk } from './types.ts';

/** Of somebody who is there: how many came before in other files of the run is not known. */
async function someUsername({ context: { db, cipher } }: RunningApp): Promise<string> {
  const [someone] = await db.query.accounts.findMany({ columns: { userid: true }, limit: 1 });
  return (await findAccount(db, cipher, someone?.userid ?? 0))?.username ?? '';
}

/** From an address to an account. */
export const signUp: Walk = async (running, note) => {
  const { ip, ...who } = newcomer();
  const ask = (email: string) => call(running, 'POST', patterns.verifyEmail, { email }, { ip });
  const whose = (token?: string) => call(running, 'GET', patterns.verifyEmail, undefined, { token, ip });
  const create = (body: unknown, token?: string) =>
    call(running, 'POST', patterns.createUser, body, { token, ip });
  const born = (year: number) => ({ email: who.email, birthYear: year });
  const askBorn = (year: number) => call(running, 'POST', patterns.verifyEmail, born(year), { ip });
  await note('sign-up link: child', askBorn(2015));
  await note('sign-up link: no possible year', askBorn(199));
  await note('sign-up link', ask(who.email));
  await note('sign-up link: no address', ask(' '));
  await note('sign-up link: malformed address', ask('reader@'));
  await note('sign-up link: wrong shape', call(running, 'POST', patterns.verifyEmail, {}, { ip }));
  await whileQueueIsFull(running, async () => {
    await note('sign-up link: no mail', ask('elsewhere@example.org'));
  });
  const token = await signUpToken(running, who.email, ip);
  const second = await signUpToken(running, who.email, ip);
  await note('sign-up link: beyond the limit of an address', ask(who.email));
  await note('whose link', whose(token));
  await note('whose link: none', whose());
  await note('whose link: unknown', whose('made up'));
  await note('account: no link', create(who));
  await note('account: no possible year', create({ ...who, birthYear: 199 }, token));
  await note('account: link of another address', create({ ...who, email: 'other@example.org' }, token));
  await note('account: wrong shape', create({ ...who, username: 5 }, token));
  await note('account: no username', create({ ...who, username: ' ' }, token));
  await note('account: username too short', create({ ...who, username: 'ab' }, token));
  await note('account: no password', create({ ...who, password: '' }, token));
  await note('account: password too long', create({ ...who, password: 'b7'.repeat(11) }, token));
  await note('account: password too common', create({ ...who, password: 'zzzzzzzzz' }, token));
  await note('account: no repetition', create({ ...who, confirmPassword: '' }, token));
  await note('account: passwords differ', create({ ...who, confirmPassword: 'another kite' }, token));
  await note('account: username taken', create({ ...who, username: await someUsername(running) }, token));
  await note('account', create({ ...who, confirmPassword: who.password }, token));
  await note('account: sent again', create(who, token));
  await note('account: used link, other password', create({ ...who, password: 'another kite' }, token));
  await note('account: e-mail taken', create({ ...who, username: `${who.username}x` }, second));
  for (let tries = 0; tries < 9; tries += 1) await create({ ...who, username: `${who.username}x` }, second);
  await note('account: too many names', create({ ...who, username: `${who.username}y` }, second));
  await note('sign-up link: registered address', ask((await person(running)).email));
  await note('whose link: used', whose(token));
};
