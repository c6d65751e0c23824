import { patterns } from '#contract/paths.ts';
import { findAccount } from '#server/repositories/accounts.ts';
import type { RunningApp } from '#tests/support/server.ts';
import { whileQueueIsFull } from '../../routes/while-queue-is-full.ts';
import { call, createSignUpData, createPerson, requestSignUpToken } from '../../routes/people.ts';
import type { RequestSequence } from './types.ts';

/** A username in use; other test files of the run may have created accounts. */
async function findUsedUsername({ context: { db, cipher } }: RunningApp): Promise<string> {
  const [someone] = await db.query.accounts.findMany({ columns: { userid: true }, limit: 1 });
  return (await findAccount(db, cipher, someone?.userid ?? 0))?.username ?? '';
}

/** From an address to an account. */
export const signUp: RequestSequence = async (running, record) => {
  const { ip, ...who } = createSignUpData();
  const requestLink = (email: string) => call(running, 'POST', patterns.verifyEmail, { email }, { ip });
  const getOwner = (token?: string) => call(running, 'GET', patterns.verifyEmail, undefined, { token, ip });
  const create = (body: unknown, token?: string) =>
    call(running, 'POST', patterns.createUser, body, { token, ip });
  const createBody = (year: number) => ({ email: who.email, birthYear: year });
  const requestWithYear = (year: number) =>
    call(running, 'POST', patterns.verifyEmail, createBody(year), { ip });
  await record('sign-up link: child', requestWithYear(2015));
  await record('sign-up link: impossible year', requestWithYear(199));
  await record('sign-up link', requestLink(who.email));
  await record('sign-up link: no address', requestLink(' '));
  await record('sign-up link: malformed address', requestLink('reader@'));
  await record('sign-up link: wrong shape', call(running, 'POST', patterns.verifyEmail, {}, { ip }));
  await whileQueueIsFull(running, async () => {
    await record('sign-up link: no mail', requestLink('elsewhere@example.org'));
  });
  const token = await requestSignUpToken(running, who.email, ip);
  const second = await requestSignUpToken(running, who.email, ip);
  await record('sign-up link: limit of an address exceeded', requestLink(who.email));
  await record('link owner', getOwner(token));
  await record('link owner: no link', getOwner());
  await record('link owner: unknown link', getOwner('made up'));
  await record('account: no link', create(who));
  await record('account: impossible year', create({ ...who, birthYear: 199 }, token));
  await record('account: link of another address', create({ ...who, email: 'other@example.org' }, token));
  await record('account: wrong shape', create({ ...who, username: 5 }, token));
  await record('account: no username', create({ ...who, username: ' ' }, token));
  await record('account: username too short', create({ ...who, username: 'ab' }, token));
  await record('account: no password', create({ ...who, password: '' }, token));
  await record('account: password too long', create({ ...who, password: 'b7'.repeat(11) }, token));
  await record('account: password too common', create({ ...who, password: 'zzzzzzzzz' }, token));
  await record('account: no repeated password', create({ ...who, confirmPassword: '' }, token));
  await record('account: passwords differ', create({ ...who, confirmPassword: 'another kite' }, token));
  await record(
    'account: username taken',
    create({ ...who, username: await findUsedUsername(running) }, token),
  );
  await record('account', create({ ...who, confirmPassword: who.password }, token));
  await record('account: repeated', create(who, token));
  await record('account: used link, other password', create({ ...who, password: 'another kite' }, token));
  await record('account: e-mail taken', create({ ...who, username: `${who.username}x` }, second));
  for (let tries = 0; tries < 9; tries += 1) await create({ ...who, username: `${who.username}x` }, second);
  await record('account: too many username checks', create({ ...who, username: `${who.username}y` }, second));
  await record('sign-up link: registered address', requestLink((await createPerson(running)).email));
  await record('link owner: used link', getOwner(token));
};
