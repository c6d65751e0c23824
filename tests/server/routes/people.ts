/** Clients of the real server, and shortcuts to create accounts in any state. */

import { randomUUID } from 'node:crypto';
import { apiBase, pathTo, patterns } from '#contract/paths.ts';
import type { CreateUser, EncryptedSubmission, SubmissionContent, Profile } from '#contract/requests.ts';
import { encryptSubmission } from '#contract/encryption/encrypt.ts';
import { listCodes } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { findLastMail, findToken } from '#tests/support/outbox.ts';
import type { RunningApp } from '#tests/support/server.ts';

export interface ApiResponse {
  readonly status: number;
  /** Parsed JSON; null for an empty body. */
  // biome-ignore lint: tests look into answers of every shape
  readonly body: any;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

interface RequestOptions {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly ip?: string;
}

/** Sends a request to the API. `path` is relative to `{api}`; a body makes it a POST. */
export async function call(
  { app }: RunningApp,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  { token, headers = {}, ip = '10.0.0.1' }: RequestOptions = {},
): Promise<ApiResponse> {
  const response = await app.inject({
    method,
    url: `${apiBase}${path}`,
    remoteAddress: ip,
    headers: {
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: token }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    body: isJson && response.payload !== '' ? JSON.parse(response.payload) : null,
    headers: response.headers,
    text: response.payload,
  };
}

/** Retries a request that was rejected because the password queue is full. */
export async function retryWhileBusy(send: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await send();
  return response.status === 503 ? retryWhileBusy(send) : response;
}

export const profile: Profile = {
  name: 'Asha Rao',
  age: 30,
  city: 'Mysuru',
  work: 'Teacher',
  phone: 9876543210,
  gender: 'female',
  status: 'single',
  education: 4,
  current: 1,
  life: 'no',
  mental: 'no',
  seek: 3,
  distress: 4,
  consult: 2,
  personal: '1',
  terms: builtInSettings.termsVersion,
};

let people = 0;
/** Unique values for a sign-up, with an address in their own network. */
export function createSignUpData(): CreateUser & { ip: string } {
  people += 1;
  return {
    email: `reader${people}@example.org`,
    username: `reader_${people}`,
    password: 'kite over hills',
    ip: `10.${people >> 8}.${people & 255}.7`,
  };
}

/**
 * Requests a sign-up link.
 * @returns the token in the mail
 */
export async function requestSignUpToken(running: RunningApp, email: string, ip: string): Promise<string> {
  // Mails are sorted by time, so the clock advances between two.
  running.clock.advance({ seconds: 1 });
  await call(running, 'POST', patterns.verifyEmail, { email }, { ip });
  await running.sendDueMails();
  return findToken(findLastMail(running.outbox, email));
}

/** Creates an account without a profile. */
export async function createAccount(running: RunningApp, who = createSignUpData()) {
  const { ip, ...body } = who;
  const token = await requestSignUpToken(running, who.email, ip);
  const { body: registrationId } = await call(running, 'POST', patterns.createUser, body, { token, ip });
  return { ...who, registrationId: registrationId as number };
}

export interface Person {
  readonly userid: number;
  readonly token: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly ip: string;
}

/** Creates an account with a profile and logs in with "Remember me". */
export async function createPerson(running: RunningApp, changes: Partial<Profile> = {}): Promise<Person> {
  const who = await createAccount(running);
  const { username, password, ip } = who;
  const path = pathTo(patterns.userInfo, { id: who.registrationId });
  await call(running, 'POST', path, { ...profile, ...changes });
  const login = { username, password, remember: true };
  const { body } = await call(running, 'POST', patterns.login, login, { ip });
  return { ...who, ...(body[0] as { userid: number; token: string }) };
}

/** A complete list of answers with the same code for every item, by default the lowest. */
export function createAnswers(
  instrument: Instrument,
  code = listCodes(instrument.scale)[0] as number,
): number[] {
  return instrument.items.map(() => code);
}

/** Submits answers. */
export function submit(
  running: RunningApp,
  { userid, token }: Pick<Person, 'userid' | 'token'>,
  sectionId: string,
  ans: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  return call(running, 'POST', pathTo(patterns.submit, { userid, sectionId }), { ans }, { token, headers });
}

/** The plaintext of a submission, by default of answers finished now. */
export function createSubmissionContent(
  running: RunningApp,
  ans: SubmissionContent['ans'],
  changes: Partial<SubmissionContent> = {},
): SubmissionContent {
  const now = running.clock.now().toISOString();
  return {
    ans,
    version: '1.0',
    language: 'en-IN',
    key: randomUUID(),
    begunAt: now,
    finishedAt: now,
    ...changes,
  };
}

/** Encrypts answers like the client, with the current key of the server. */
export async function createEncryptedSubmission(
  running: RunningApp,
  { userid }: { readonly userid: number | string },
  sectionId: string,
  content: SubmissionContent,
): Promise<EncryptedSubmission> {
  const { body } = await call(running, 'GET', patterns.sealingKey);
  return encryptSubmission(body.publicKey, body.keyId, userid, sectionId, content);
}

/** Sends an encrypted submission, or any other body. */
export function sendEncrypted(
  running: RunningApp,
  { userid, token }: Pick<Person, 'userid' | 'token'>,
  sectionId: string,
  submission: unknown,
): Promise<ApiResponse> {
  return call(running, 'POST', pathTo(patterns.sealed, { userid, sectionId }), submission, { token });
}

/** Completes all sections before this one. */
export async function completeSectionsBefore(
  running: RunningApp,
  who: Person,
  sectionId: string,
): Promise<void> {
  for (const { instrument } of running.context.instruments) {
    if (instrument.id === sectionId) return;
    await submit(running, who, instrument.id, createAnswers(instrument));
  }
}
