/** A person who talks to the API as the browser program does, without a browser. Needs `SIGNUP=open`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headers, pathTo, patterns } from '#contract/paths.ts';
import type { Profile } from '#contract/requests.ts';
import type { LoginAnswer } from '#contract/responses.ts';
import { listCodes } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';

export interface Client {
  readonly username: string;
  readonly password: string;
  readonly userid: number;
  readonly token: string;
  /** Status of the answer, or null when the line broke before one came. */
  submit(instrument: Instrument, ans: readonly number[], key: string): Promise<number | null>;
}

const profile: Profile = {
  name: 'Bench',
  age: 34,
  city: 'Mysuru',
  work: 'Testing',
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
};

let homes = 0;

/** Of one call that a busy server answers with 503. */
const maxTries = 10;

/**
 * Registers a new person and logs in, each from a home of their own: a server that trusts a proxy (`TRUST_PROXY=1`) counts
 * them apart, any other one sees this machine and lets only a few register in an hour.
 * @param api address of the API, without a trailing slash
 */
export async function newClient(api: string, name: string, age = profile.age): Promise<Client> {
  homes += 1;
  const home = `10.77.${homes >> 8}.${homes & 255}`;
  const post = async (path: string, body: unknown, tries = 1): Promise<unknown> => {
    const answer = await fetch(api + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': home },
      body: JSON.stringify(body),
    });
    // A busy server asks to come back, as it asks browsers.
    if (answer.status === 503 && tries < maxTries) {
      await new Promise((resolve) =>
        setTimeout(resolve, 1000 * Number(answer.headers.get('Retry-After') ?? 1)),
      );
      return post(path, body, tries + 1);
    }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json().catch(() => null);
  };
  const credentials = { username: name, password: 'quiet river 7' };
  const registrationId = (await post(patterns.createUser, {
    ...credentials,
    email: `${name}@example.org`,
  })) as number;
  await post(pathTo(patterns.userInfo, { id: registrationId }), { ...profile, age, terms: termsInForce() });
  const [session] = (await post(patterns.login, credentials)) as LoginAnswer;
  if (!session) throw new Error('Login gave no session.');
  const { userid, token } = session;
  return {
    ...credentials,
    userid,
    token,
    submit: submitterOf(api, { userid, token }),
  };
}

/** Submits as somebody who has a session already. */
function submitterOf(api: string, { userid, token }: Pick<Client, 'userid' | 'token'>): Client['submit'] {
  return (instrument, ans, key) =>
    fetch(api + pathTo(patterns.submit, { userid, sectionId: instrument.id }), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token, [headers.idempotencyKey]: key },
      body: JSON.stringify({ ans }),
    }).then(
      ({ status }) => status,
      () => null,
    );
}

/** Acceptable answers of every item: the lowest code, the next, and so on, round the scale. */
export function someAnswers(instrument: Instrument, shift = 0): number[] {
  return listQuestions(instrument).map((question, index) => {
    const codes = listCodes(getScale(instrument, question));
    return codes[(index + shift) % codes.length] as number;
  });
}

function termsInForce(): string {
  const file = join(import.meta.dirname, '../../content/settings.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { termsVersion: string }).termsVersion;
}
