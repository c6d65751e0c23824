/** Somebody who signs up by mail, takes an assessment, logs in again or goes for good, through the proxy. */
import { randomUUID } from 'node:crypto';
import { apiBase, headers as names, pathTo, patterns } from '#contract/paths.ts';
import { builtInSettings } from '#server/settings.ts';
import { instruments } from '#tests/support/instruments.ts';
import { someAnswers } from '../../bench/client.ts';
import { type Answered, ask } from '../ask.ts';
import type { Mailbox } from './mailbox.ts';

const [instrument] = instruments as [(typeof instruments)[number]];
const password = 'quiet river 7';
const profile = {
  name: 'Asha Rao',
  age: 34,
  city: 'Mysuru',
  work: 'Teacher',
  gender: 'female',
  status: 'single',
  education: 3,
  current: 1,
  life: 'no',
  mental: 'no',
  seek: 3,
  distress: 3,
  consult: 3,
  personal: '1',
  terms: builtInSettings.termsVersion,
};

export interface Visitor {
  /** Status of a login; a session that it gives is used from then on. */
  logIn(): Promise<number>;
  submit(): Promise<number>;
  /** Attempts of the first section that the server has of them. */
  attempts(): Promise<number>;
  remove(): Promise<number>;
}

/** @param port of the proxy, plain */
export async function signUp(port: number, mailbox: Mailbox, username: string): Promise<Visitor> {
  const email = `${username}@example.org`;
  let session = { userid: 0, token: '' };
  const call = (method: string, path: string, body?: unknown, token = session.token) =>
    ask(port, {
      method,
      path: apiBase + path,
      body,
      headers: {
        ...(token ? { authorization: token } : {}),
        [names.idempotencyKey.toLowerCase()]: randomUUID(),
      },
    });
  const must = (answer: Answered, what: string) => {
    if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.body.toString()}`);
    return answer;
  };
  must(await call('POST', patterns.verifyEmail, { email }), 'asking for the mail');
  const token = (await mailbox.linkTo(email)).searchParams.get('token') ?? '';
  const created = must(
    await call('POST', patterns.createUser, { username, password, email }, token),
    'sign-up',
  );
  const id = JSON.parse(created.body.toString()) as number;
  must(await call('POST', pathTo(patterns.userInfo, { id }), profile), 'profile');
  return {
    async logIn() {
      const { status, body } = await call('POST', patterns.login, { username, password }, '');
      if (status === 200) [session] = JSON.parse(body.toString()) as [typeof session];
      return status;
    },
    submit: async () =>
      (
        await call('POST', pathTo(patterns.submit, { userid: session.userid, sectionId: instrument.id }), {
          ans: someAnswers(instrument),
        })
      ).status,
    async attempts() {
      const { body } = await call(
        'GET',
        pathTo(patterns.history, { userid: session.userid, sectionId: instrument.id }),
      );
      return (JSON.parse(body.toString()) as unknown[]).length;
    },
    remove: async () =>
      (
        await call('POST', pathTo(patterns.remove, { userid: session.userid }), {
          password,
          confirm: 'DELETE',
        })
      ).status,
  };
}
