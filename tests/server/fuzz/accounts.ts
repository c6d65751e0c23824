/** The accounts of the fuzz test: a caller, a victim whose data must never be returned, and the owners of invalid tokens. */
import { hash } from '@node-rs/argon2';
import { pathTo, patterns } from '#contract/paths.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { usernameKey } from '#domain/account/username.ts';
import { insertAccount, hashAccountNames } from '#server/repositories/accounts.ts';
import { insertReservations } from '#server/repositories/name-reservations.ts';
import { insertConsent } from '#server/repositories/consents.ts';
import { keyAddress, insertLink } from '#server/repositories/links.ts';
import { insertProfile } from '#server/repositories/profiles.ts';
import { openSession } from '#server/services/active-session.ts';
import { createRegistration } from '#server/services/registration.ts';
import { submit } from '#server/services/submit.ts';
import { hashToken, createLinkToken, createRandomId } from '#server/services/tokens.ts';
import { addDays } from '#server/app/time.ts';
import type { RunningApp } from '#tests/support/server.ts';
import {
  createAnswers,
  call,
  type Person,
  createPerson,
  profile,
  completeSectionsBefore,
} from '../routes/people.ts';

/** An account with everything that one request needs. */
export interface Caller {
  readonly userid: number;
  readonly token: string;
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly registrationId: number;
  readonly signUpEmail: string;
  readonly signUpToken: string;
  readonly resetToken: string;
  /** A number unique to this caller. */
  readonly fresh: number;
  /** The day of the server. */
  readonly today: string;
  readonly ip: string;
  /** A day for which a reminder can be set. */
  readonly reminderDay: string;
}

export interface Victim extends Person {
  /** Texts that only the victim may receive. */
  readonly secrets: readonly string[];
}

/** Tokens that were valid once. */
export interface DeadTokens {
  readonly ended: string;
  readonly expired: string;
  readonly removed: string;
}

const password = 'kite over hills';
let callers = 0;

/** Creates a caller directly in the database. */
export async function createCaller({ context }: RunningApp): Promise<Caller> {
  callers += 1;
  const { db, cipher, now } = context;
  const passwordHash = await hash(password);
  const at = now();
  return db.transaction(async (tx) => {
    const insertFakeAccount = async (name: string) => {
      const account = {
        userid: createRandomId(),
        email: `${name}@example.org`,
        username: name,
        usernameKey: usernameKey(name),
        passwordHash,
        createdAt: at,
        language: null,
      };
      await insertReservations(
        tx,
        hashAccountNames(cipher, account).map((one) => ({
          ...one,
          userid: account.userid,
          reservedAt: at,
          confirmedAt: at,
        })),
      );
      await insertAccount(tx, cipher, account);
      return account;
    };
    const insertFakeLink = async (purpose: 'signUp' | 'reset', email: string) => {
      const key = keyAddress(cipher, email);
      const token = createLinkToken(key);
      await insertLink(tx, cipher, {
        addressKey: key,
        tokenHash: hashToken(token),
        purpose,
        email,
        createdAt: at,
        expiresAt: addDays(at, 1),
      });
      return token;
    };
    const { userid, username, email } = await insertFakeAccount(`caller_${callers}_`);
    const {
      terms: version = '',
      personal: _,
      research: __,
      researchText: ___,
      phone: ____,
      ...facts
    } = profile;
    const codes = { education: 4, current: 1, seek: 3, distress: 4, consult: 2 };
    await insertProfile(tx, cipher, {
      ...facts,
      ...codes,
      userid,
      phone: null,
      nominee: null,
      details: null,
      registeredAt: at,
    });
    await insertConsent(tx, { userid, purpose: 'terms', number: 1, given: true, version, at });
    const incomplete = await insertFakeAccount(`half_${callers}_`);
    const signUpEmail = `sign_up_${callers}@example.org`;
    const caller: Caller = {
      userid,
      username,
      email,
      password,
      token: await openSession({ db: tx, cipher }, userid, true, at),
      registrationId: await createRegistration(tx, cipher, incomplete.userid, at),
      signUpEmail,
      signUpToken: await insertFakeLink('signUp', signUpEmail),
      resetToken: await insertFakeLink('reset', email),
      fresh: 100_000 + callers,
      today: getIndianDay(at),
      ip: `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
      reminderDay: getIndianDay(addDays(now(), 2)),
    };
    const served = context.instruments[0]!;
    const ans = createAnswers(served.instrument);
    await submit({ ...context, db: tx }, served, { userid, ans, key: null, version: null });
    return caller;
  });
}

/** Creates an account with rows in every table. */
export async function createVictim(running: RunningApp): Promise<Victim> {
  const words = ['Vimala', 'Town', 'Work', 'Feedback', 'Message'].map((word) => `${word} Unmistakable`);
  const [name = '', city = '', work = '', feedback = '', message = ''] = words;
  const phone = 9_182_736_450;
  const victim = await createPerson(running, { name, city, work, phone });
  const { userid, token, email, username } = victim;
  const last = running.context.instruments.at(-1)!.instrument.id;
  await completeSectionsBefore(running, victim, last);
  const { id } = running.context.instruments[0]!.instrument;
  const requests = [
    [
      pathTo(patterns.survey, { userid }),
      { feedback, recommend: 1, comfort: 1, consult: 1, statements: [1] },
    ],
    [pathTo(patterns.step, { userid }), { section_id: id, place: 0 }],
    [pathTo(patterns.reminder, { userid }), { on: getIndianDay(addDays(running.context.now(), 2)) }],
    [patterns.contact, { username: name, email, age: 30, gender: 'female', message }],
  ] as const;
  for (const [path, body] of requests) {
    const { status, text } = await call(running, 'POST', path, body, { token });
    if (status !== 204) throw new Error(`${path}: ${status} ${text}`);
  }
  const secrets = [...words, 'Unmistakable', email, username, token, String(phone), String(userid)];
  return { ...victim, secrets };
}

/** Tokens of sessions that were ended, have expired, or whose account is removed. Advances the clock by eight days. */
export async function createDeadTokens(running: RunningApp): Promise<DeadTokens> {
  const removedCaller = await createCaller(running);
  const path = pathTo(patterns.remove, { userid: removedCaller.userid });
  const removal = { password: removedCaller.password, confirm: 'DELETE' };
  const response = await call(running, 'POST', path, removal, removedCaller);
  if (response.status !== 204) throw new Error(`The account was not removed: ${response.text}`);
  const expired = await createCaller(running);
  running.clock.advance({ days: 8 });
  const ended = await createCaller(running);
  await call(running, 'POST', patterns.logout, {}, ended);
  return { removed: removedCaller.token, expired: expired.token, ended: ended.token };
}
