/**
 * Calls the server so that it gives every answer it can give, each success and each refusal, in a fixed order.
 * The instruments are made up and the clock is the test's, so that the same code gives the same bytes.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { apiBase, pathTo, patterns } from '#contract/paths.ts';
import type { ParcelContent } from '#contract/requests.ts';
import { createApp } from '#server/app.ts';
import { profiles } from '#server/db/schema.ts';
import { refuse } from '#server/errors.ts';
import { readinessOf } from '#server/readiness.ts';
import { findAccount } from '#server/repositories/accounts.ts';
import { refusalsOf } from '#server/routes/refusals.ts';
import { hashPassword } from '#server/services/passwords.ts';
import { throttle } from '#server/services/throttle.ts';
import { builtInSettings } from '#server/settings.ts';
import { anInstrument, anInstrumentOfPairs } from '#tests/support/instrument-builder.ts';
import { lastMailTo, tokenIn } from '#tests/support/outbox.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { whileQueueIsFull } from '../calls/full-queue.ts';
import {
  type Answer,
  call,
  newcomer,
  type Person,
  parcelContent,
  parcelOf,
  person,
  profile,
  registered,
  sendParcel,
  signUpToken,
} from '../calls/people.ts';

/** One answer of the server under the name of the situation it was given in. */
export interface Named {
  readonly name: string;
  readonly answer: Pick<Answer, 'status' | 'headers' | 'text'>;
}

/** The version of the terms in force, which authors change. */
export const terms = builtInSettings.termsVersion;
const settings = { ...builtInSettings, research: { enabled: true, textVersion: '2026-10-01' } };

/**
 * T1: four statements, every answer needed. T2: four pairs with gaps allowed, so that a score may be missing. T3: no
 * longer asked.
 */
const served = [
  { instrument: anInstrument(), hash: 'hash of T1' },
  {
    instrument: anInstrumentOfPairs((draft) => {
      draft.id = 'T2';
      draft.position = 2;
      draft.allowsMissing = true;
    }),
    hash: 'hash of T2',
  },
  {
    instrument: anInstrument((draft) => {
      draft.id = 'T3';
      draft.set = { retired: true };
    }),
    hash: 'hash of T3',
  },
];

/**
 * Starts a server, walks through all calls and stops it.
 * @returns the answers, and the refusals that their route does not name
 */
export async function everyAnswer(): Promise<{ answers: Named[]; undeclared: string[] }> {
  const undeclared: string[] = [];
  const running = await startApp({
    settings,
    async extendApi(api) {
      api.addHook('onSend', async (request, reply, payload) => {
        if (reply.statusCode < 400) return;
        const { code } = JSON.parse(String(payload));
        const { url, method, config } = request.routeOptions;
        if (!refusalsOf(method ?? [], config.refuses).includes(code)) undeclared.push(`${url}: ${code}`);
      });
    },
  });
  Object.assign(running.context, { instruments: served });
  const answers: Named[] = [];
  const note = async (name: string, answer: Promise<Named['answer']> | Named['answer']) => {
    answers.push({ name, answer: await answer });
  };
  try {
    for (const walk of [
      anyCall,
      session,
      logins,
      passwords,
      signUp,
      registration,
      ownProfile,
      consents,
      sections,
      submissions,
      messages,
      ownData,
      failures,
      parcels,
    ]) {
      await walk(running, note);
    }
  } finally {
    await running.stop();
  }
  return { answers, undeclared };
}

type Note = (name: string, answer: Promise<Named['answer']> | Named['answer']) => Promise<void>;
type Walk = (running: RunningApp, note: Note) => Promise<void>;

const anyCall: Walk = async (running, note) => {
  const send = (method: string, path: string, payload?: string, headers: Record<string, string> = {}) =>
    inject(running, method, path, payload, headers);
  const json = { 'content-type': 'application/json' };
  await note('health', send('GET', patterns.health));
  await note('health: with a slash too many', send('GET', '/health/'));
  await note('an address without a call', send('GET', '/nothing/here'));
  await note('the address of the interface itself', send('GET', ''));
  await note('a method that the call lacks', send('PUT', patterns.login, '{}', json));
  await note('an address with a broken %-code', send('GET', '/%zz'));
  await note(
    'a page of another site',
    send('POST', patterns.login, '{}', { ...json, 'sec-fetch-site': 'cross-site' }),
  );
  await note('no JSON', send('POST', patterns.login, '{"username":', json));
  await note('no body', send('POST', patterns.login, '', json));
  await note('another content type', send('POST', patterns.login, 'a=b', { 'content-type': 'text/plain' }));
  await note(
    'a body that is too long',
    send('POST', patterns.login, `{"username":"${'x'.repeat(70_000)}"}`, json),
  );
  await note(
    'a character that no database holds',
    send('POST', patterns.verifyEmail, '{"email":"a\\u0000@example.org"}', json),
  );
  await note(
    'lists in lists without end',
    send('POST', patterns.login, '['.repeat(9000) + ']'.repeat(9000), json),
  );
};

const session: Walk = async (running, note) => {
  const { username, password, userid, token, email, ip } = await person(running);
  const incomplete = await registered(running);
  const post = (path: string, body: unknown, options = {}) =>
    call(running, 'POST', path, body, { ip, ...options });
  await note('login', post(patterns.login, { username, password }));
  await note(
    'login: profile missing',
    post(patterns.login, { username: incomplete.username, password: incomplete.password }),
  );
  await note('login: wrong password', post(patterns.login, { username, password: 'not the one' }));
  await note('login: unknown name', post(patterns.login, { username: 'nobody', password: 'not the one' }));
  await note('login: wrong shape', post(patterns.login, { username: 5, password }));
  await throttled(running, 'login:ip:10.200.0.1', 100);
  await note('login: too many tries', post(patterns.login, { username, password }, { ip: '10.200.0.1' }));
  await whileHashing(async () => {
    await note('login: too many passwords at once', post(patterns.login, { username, password }));
  });
  await note('forgotten password', post(patterns.login, { email }));
  await note('forgotten password: no account', post(patterns.login, { email: 'stranger@example.org' }));
  await note('forgotten password: no address', post(patterns.login, { email: '' }));
  await note('forgotten password: malformed address', post(patterns.login, { email: 'reader' }));
  await post(patterns.login, { email: 'stranger@example.org' });
  await post(patterns.login, { email: 'stranger@example.org' });
  await note('forgotten password: too many mails', post(patterns.login, { email: 'stranger@example.org' }));
  await whileQueueIsFull(running, async () => {
    await note('forgotten password: no mail', post(patterns.login, { email }));
  });
  const name = pathTo(patterns.name, { userid });
  await note('name', call(running, 'GET', name, undefined, { token }));
  await note('name: with Bearer', call(running, 'GET', name, undefined, { token: `Bearer ${token}` }));
  await note('name: no token', call(running, 'GET', name));
  await note('name: unknown token', call(running, 'GET', name, undefined, { token: 'made up' }));
  await note(
    'name: of somebody else',
    call(running, 'GET', pathTo(patterns.name, { userid: 7 }), undefined, { token }),
  );
  await note(
    'name: malformed id',
    call(running, 'GET', pathTo(patterns.name, { userid: 'me' }), undefined, { token }),
  );
  await note(
    'profile name',
    call(running, 'GET', pathTo(patterns.profileName, { userid }), undefined, { token }),
  );
  await note('logout', post(patterns.logout, {}, { token }));
  await note('logout: twice', post(patterns.logout, {}, { token }));
};

const logins: Walk = async (running, note) => {
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

const passwords: Walk = async (running, note) => {
  const { email, ip } = await person(running);
  running.clock.advance({ seconds: 1 });
  await call(running, 'POST', patterns.login, { email }, { ip });
  await running.mailed();
  const token = tokenIn(lastMailTo(running.outbox, email));
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

/** Of somebody who is there: how many came before in other files of the run is not known. */
async function someUsername({ context: { db, personal } }: RunningApp): Promise<string> {
  const [someone] = await db.query.accounts.findMany({ columns: { userid: true }, limit: 1 });
  return (await findAccount(db, personal, someone?.userid ?? 0))?.username ?? '';
}

const signUp: Walk = async (running, note) => {
  const { ip, ...who } = newcomer();
  const ask = (email: string) => call(running, 'POST', patterns.verifyEmail, { email }, { ip });
  const whose = (token?: string) => call(running, 'GET', patterns.verifyEmail, undefined, { token, ip });
  const create = (body: unknown, token?: string) =>
    call(running, 'POST', patterns.createUser, body, { token, ip });
  await note('sign-up link', ask(who.email));
  await note('sign-up link: no address', ask(' '));
  await note('sign-up link: malformed address', ask('reader@'));
  await note('sign-up link: wrong shape', call(running, 'POST', patterns.verifyEmail, {}, { ip }));
  await whileQueueIsFull(running, async () => {
    await note('sign-up link: no mail', ask('elsewhere@example.org'));
  });
  const token = await signUpToken(running, who.email, ip);
  const second = await signUpToken(running, who.email, ip);
  await note('sign-up link: too many mails', ask(who.email));
  await note('whose link', whose(token));
  await note('whose link: none', whose());
  await note('whose link: unknown', whose('made up'));
  await note('account: no link', create(who));
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

const registration: Walk = async (running, note) => {
  const { registrationId } = await registered(running);
  const send = (changes: object, id = registrationId) =>
    call(running, 'POST', pathTo(patterns.userInfo, { id }), { ...profile, ...changes });
  await note('registration: unknown id', send({}, 7));
  await note('registration: wrong shape', send({ education: 5 }));
  await note('registration: other terms', send({ terms: '1999-01-01' }));
  await note('registration: terms not accepted', send({ personal: '0' }));
  await note('registration: child', send({ age: 17 }));
  await note('registration: age', send({ age: 30.5 }));
  await note('registration: no name', send({ name: ' ' }));
  await note('registration: no code', send({ education: '' }));
  await note('registration: city too long', send({ city: 'x'.repeat(300) }));
  await note('registration: phone', send({ phone: 12 }));
  await note('registration', send({ research: true, researchText: '2026-10-01', phone: '' }));
  await note('registration: used id', send({}));
};

const ownProfile: Walk = async (running, note) => {
  const { userid, token } = await person(running, { phone: undefined });
  const { personal: _, terms: __, ...facts } = profile;
  const path = pathTo(patterns.userInfo, { id: userid });
  const read = () => call(running, 'GET', path, undefined, { token });
  const correct = (changes: object) => call(running, 'PUT', path, { ...facts, ...changes }, { token });
  await note('own profile', read());
  await note('own profile: no token', call(running, 'GET', path));
  await note('correction: wrong shape', correct({ gender: 'F' }));
  await note('correction: child', correct({ age: 3 }));
  await note('correction: no work', correct({ work: '' }));
  await note('correction', correct({ name: 'Asha "A." Rao', work: 'नर्स\t', age: 44 }));
  await note('own profile: corrected', read());
  await running.context.db.delete(profiles).where(eq(profiles.userid, userid));
  await note('own profile: gone', read());
  await note('name: gone', call(running, 'GET', pathTo(patterns.name, { userid }), undefined, { token }));
  await note('correction: gone', correct({}));
};

const consents: Walk = async (running, note) => {
  const { userid, token } = await person(running);
  const path = pathTo(patterns.consent, { userid });
  const read = () => call(running, 'GET', path, undefined, { token });
  const change = (body: object) => call(running, 'POST', path, body, { token });
  const research = { purpose: 'research', given: true, version: '2026-10-01' };
  await note('consents', read());
  await note('consents: no token', call(running, 'GET', path));
  await note('consent: given', change(research));
  await note('consents: both', read());
  await note('consent: withdrawn', change({ ...research, given: false }));
  await note('consents: withdrawn', read());
  await note('consent: old words', change({ ...research, version: '2026-09-01' }));
  await note('consent: old terms', change({ purpose: 'terms', given: true, version: '1999-01-01' }));
  await note('consent: terms withdrawn', change({ purpose: 'terms', given: false, version: terms }));
  await note('consent: wrong shape', change({ purpose: 'mail', given: true, version: '1' }));
  await changed(
    running,
    { settings: { ...settings, research: { ...settings.research, enabled: false } } },
    async () => {
      await note('consent: no research', change(research));
    },
  );
};

const sections: Walk = async (running, note) => {
  const who = await person(running);
  const { userid, token } = who;
  const read = (pattern: string, sectionId = 'T1', options: object = { token }) =>
    call(running, 'GET', pathTo(pattern as '/:userid/:sectionId', { userid, sectionId }), undefined, options);
  const all = async (when: string, sectionId?: string) => {
    await note(`progress: ${when}`, read(patterns.progress));
    await note(`summary: ${when}`, read(patterns.summary));
    await note(`dates: ${when}`, read(patterns.report, sectionId));
    await note(`feedback: ${when}`, read(patterns.feedback, sectionId));
    await note(`history: ${when}`, read(patterns.history, sectionId));
  };
  await all('nothing taken');
  await send(running, who, 'T1', [1, 2, 3, 4]);
  await all('one taken');
  running.clock.advance({ days: 1 });
  await send(running, who, 'T1', [2, 2, 4, 4]);
  await send(running, who, 'T2', [3, 2, null, 0]);
  await all('two taken', 'T1');
  await all('gaps', 'T2');
  await note('summary: by cookie', read(patterns.summary, 'T1', { headers: { cookie: `token=${token}` } }));
  await note('summary: no token', read(patterns.summary, 'T1', {}));
  await note('progress: by cookie', read(patterns.progress, 'T1', { headers: { cookie: `token=${token}` } }));
  await note('dates: unknown section', read(patterns.report, 'S99'));
  await note('feedback: unknown section', read(patterns.feedback, 'S99'));
  await note('history: unknown section', read(patterns.history, 'S99'));
  await note('feedback: endless section', read(patterns.feedback, 'S'.repeat(41)));
};

const submissions: Walk = async (running, note) => {
  const who = await person(running);
  const to = (ans: unknown, headers = {}, sectionId = 'T1') => send(running, who, sectionId, ans, headers);
  const key = { 'Idempotency-Key': 'draft-1' };
  await note('submission: no token', send(running, { ...who, token: '' }, 'T1', [1, 1, 1, 1]));
  await note('submission: of somebody else', send(running, { ...who, userid: 7 }, 'T1', [1, 1, 1, 1]));
  await note('submission: unknown section', to([1], {}, 'S99'));
  await note('submission: wrong shape', to('1,1,1,1'));
  await note('submission: endless key', to([1, 1, 1, 1], { 'Idempotency-Key': 'k'.repeat(201) }));
  await note('submission: malformed version', to([1, 1, 1, 1], { 'Instrument-Version': 'one' }));
  await note('submission: other version', to([1, 1, 1, 1], { 'Instrument-Version': '2.0' }));
  await note('submission: locked', to([1, 1, 1, 1], {}, 'T2'));
  await note('submission: retired', to([1, 1, 1, 1], {}, 'T3'));
  await note('submission: one too few', to([1, 1, 1]));
  await note('submission: off the scale', to([1, 9, 1, 1]));
  await note('submission: twice off the scale', to([1, 9, 1, -1]));
  await note('submission: one gap', to([1, 1, null, 1]));
  await note('submission: gaps', to([0, 1, null, 0]));
  await note('submission', to([1, 1, 1, 1], key));
  await note('submission: the same again', to([1, 1, 1, 1], key));
  await note('submission: other answers, same key', to([1, 1, 1, 2], key));
  // With those above: fifty on one day.
  await throttled(running, `attempts:${who.userid}:T1`, 50, 24 * 60);
  await note('submission: too often today', to([1, 1, 1, 1]));
};

const parcels: Walk = async (running, note) => {
  const who = await person(running);
  const content = (ans: ParcelContent['ans'], changes = {}) =>
    parcelContent(running, ans, { key: 'draft-1', ...changes });
  const sealed = (what: ParcelContent, sectionId = 'T1', whose = who) =>
    parcelOf(running, whose, sectionId, what);
  const send = async (parcel: unknown, sectionId = 'T1') => sendParcel(running, who, sectionId, await parcel);
  const four = content([1, 1, 1, 1]);
  const parcel = await sealed(four);
  const post = (userid: number, token?: string) =>
    call(running, 'POST', pathTo(patterns.sealed, { userid, sectionId: 'T1' }), parcel, { token });
  await note('sealing key', call(running, 'GET', patterns.sealingKey));
  await throttled(running, 'sealing:ip:10.202.0.1', 1000);
  await note(
    'sealing key: too many',
    call(running, 'GET', patterns.sealingKey, undefined, { ip: '10.202.0.1' }),
  );
  await note('sealed: no token', post(who.userid));
  await note('sealed: of somebody else', post(7, who.token));
  await note('sealed: unknown section', send(parcel, 'S99'));
  await note('sealed: wrong shape', send({ ...parcel, iv: 7 }));
  await note('sealed: unknown key', send({ ...parcel, keyId: 'made-up' }));
  await note('sealed: changed on the way', send({ ...parcel, iv: parcel.box.slice(0, 16) }));
  await note('sealed: of another section', send(parcel, 'T2'));
  await note('sealed: by another person', send(sealed(four, 'T1', await person(running))));
  await note('sealed: wrong content', send(sealed({ ...four, key: '' })));
  await note('sealed: other version', send(sealed({ ...four, version: '2.0' })));
  await note('sealed: locked', send(sealed(four, 'T2'), 'T2'));
  await note('sealed: retired', send(sealed(four, 'T3'), 'T3'));
  await note('sealed: off the scale', send(sealed(content([1, 9, 1, 1]))));
  await note('sealed', send(parcel));
  await note('sealed: the same again', send(parcel));
  await note('sealed: other answers, same key', send(sealed(content([1, 1, 1, 2]))));
};

const messages: Walk = async (running, note) => {
  const { userid, token } = await person(running);
  const survey = (changes: object) =>
    call(
      running,
      'POST',
      pathTo(patterns.survey, { userid }),
      { feedback: 'Calm and short.', recommend: 1, comfort: 5, consult: 3, statements: [0, 7], ...changes },
      { token },
    );
  const contact = (changes: object, ip = '10.201.0.1') =>
    call(
      running,
      'POST',
      patterns.contact,
      {
        username: 'reader',
        email: 'reader@example.org',
        age: 44,
        gender: 'female',
        message: 'Hello',
        ...changes,
      },
      { ip },
    );
  const step = (method: 'GET' | 'POST', body?: object) =>
    call(running, method, pathTo(patterns.step, { userid }), body, { token });
  await note('step: none chosen', step('GET'));
  await note('step: before a result', step('POST', { section_id: 'T1', place: 0 }));
  await note('step: unknown section', step('POST', { section_id: 'S99', place: 0 }));
  await note('step: wrong shape', step('POST', { section_id: 'T1', place: 7 }));
  await note('step: none wanted', step('POST', { section_id: 'T1', place: null }));
  await note('survey', survey({}));
  await note('survey: no text', survey({ feedback: ' ' }));
  await note('survey: no statement', survey({ statements: [] }));
  await note('survey: too long', survey({ feedback: 'x'.repeat(4001) }));
  await note('survey: wrong shape', survey({ recommend: 6 }));
  await note('contact', contact({}));
  await note('contact: no name', contact({ username: ' ' }));
  await note('contact: name too long', contact({ username: 'x'.repeat(300) }));
  await note('contact: text too long', contact({ message: 'x'.repeat(4001) }));
  await note('contact: child', contact({ age: 12 }));
  await note('contact: age', contact({ age: 34.5 }));
  await note('contact: malformed address', contact({ email: 'reader' }));
  await note('contact: wrong shape', contact({ age: '44' }));
  for (let sent = 0; sent < 5; sent += 1) await contact({}, '10.201.0.2');
  await note('contact: too many', contact({}, '10.201.0.2'));
  await whileQueueIsFull(running, async () => {
    await note('contact: no mail', contact({}));
  });
};

const ownData: Walk = async (running, note) => {
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

const failures: Walk = async (running, note) => {
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

/** Uses up a limit of fifteen minutes. */
async function throttled(
  { context }: RunningApp,
  key: string,
  max: number,
  windowMinutes = 15,
): Promise<void> {
  // Those that the walk itself has counted stand in the same window.
  const limit = { max: Number.POSITIVE_INFINITY, windowMinutes };
  for (let tries = 0; tries < max; tries += 1) await throttle(context, key, limit, context.now());
}

/** Sends answers to a section. */
function send(
  running: RunningApp,
  { userid, token }: Pick<Person, 'userid' | 'token'>,
  sectionId: string,
  ans: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return call(running, 'POST', pathTo(patterns.submit, { userid, sectionId }), { ans }, { token, headers });
}

async function inject(
  { app }: Pick<RunningApp, 'app'>,
  method: string,
  path: string,
  payload?: string,
  headers: Record<string, string> = {},
): Promise<Named['answer']> {
  const answer = await app.inject({ method: method as 'GET', url: `${apiBase}${path}`, headers, payload });
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload };
}

/** Runs an act while the server has other parts than usual. */
async function changed(
  { context }: RunningApp,
  changes: Partial<RunningApp['context']>,
  act: () => Promise<void>,
): Promise<void> {
  const before = { ...context };
  Object.assign(context, changes);
  try {
    await act();
  } finally {
    Object.assign(context, before);
  }
}

/** While as many passwords are being checked as may wait. */
async function whileHashing(act: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const worker = async () => {
    while (!over.signal.aborted) await hashPassword('kite over hills').catch(() => wait(5));
  };
  // Far more than may wait, however fast passwords are checked: whenever a place is free one of them takes it.
  const workers = Array.from({ length: 200 }, worker);
  await wait(20);
  try {
    await act();
  } finally {
    over.abort();
    await Promise.all(workers);
  }
}

/** The answer of the same server while a database refuses every query with this error. */
function whileFailing(
  running: RunningApp,
  error: Error,
  work: () => Promise<Named['answer']>,
): Promise<Named['answer']> {
  const refusing = new Proxy(
    {},
    {
      get: () => () => {
        throw error;
      },
    },
  );
  let answer: Promise<Named['answer']>;
  return changed(running, { db: refusing as never }, async () => {
    answer = work();
    await answer;
  }).then(() => answer);
}

/** The answer to a balancer of the same server once it is about to stop. */
async function whileStopping({ context }: RunningApp): Promise<Named['answer']> {
  const readiness = readinessOf();
  readiness.set('draining');
  const app = await createApp({ context, siteDir: '/nowhere', log: { level: 'silent' }, readiness });
  await app.ready();
  try {
    return await inject({ app }, 'GET', patterns.ready);
  } finally {
    await app.close();
  }
}
