/** A client of the API without a browser. The server needs `SIGNUP=open`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headers, pathTo, patterns } from '#contract/paths.ts';
import type { Profile } from '#contract/requests.ts';
import type { LoginResponse } from '#contract/responses.ts';
import { listCodes } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';

/** A registered account with a session. */
export interface Client {
  readonly username: string;
  readonly password: string;
  readonly userid: number;
  readonly token: string;
  /** Submits answers. Returns the status of the response, or null if the connection failed. */
  submit(instrument: Instrument, ans: readonly number[], key: string): Promise<number | null>;
  /** As `submit`, to another process that uses the same database. */
  submitTo(api: string, instrument: Instrument, ans: readonly number[], key: string): Promise<number | null>;
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

let addressCount = 0;

/** Requests that a server under load answers with 503 are repeated. */
const maxTries = 10;

/**
 * Registers an account and logs in. Sends another X-Forwarded-For address each time: without `TRUST_PROXY=1` the rate limit
 * of this machine allows only a few registrations in an hour.
 * @param api URL of the API, without a trailing slash
 */
export async function registerClient(api: string, name: string, age = profile.age): Promise<Client> {
  addressCount += 1;
  const address = `10.77.${addressCount >> 8}.${addressCount & 255}`;
  const post = async (path: string, body: unknown, tries = 1): Promise<unknown> => {
    const response = await fetch(api + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(body),
    });
    if (response.status === 503 && tries < maxTries) {
      await new Promise((resolve) =>
        setTimeout(resolve, 1000 * Number(response.headers.get('Retry-After') ?? 1)),
      );
      return post(path, body, tries + 1);
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json().catch(() => null);
  };
  const credentials = { username: name, password: 'quiet river 7' };
  const registrationId = (await post(patterns.createUser, {
    ...credentials,
    email: `${name}@example.org`,
  })) as number;
  await post(pathTo(patterns.userInfo, { id: registrationId }), {
    ...profile,
    age,
    terms: readTermsVersion(),
  });
  const [session] = (await post(patterns.login, credentials)) as LoginResponse;
  if (!session) throw new Error('The login returned no session.');
  const { userid, token } = session;
  return {
    ...credentials,
    userid,
    token,
    submit: createSubmit(api, { userid, token }),
    submitTo: (other, ...submission) => createSubmit(other, { userid, token })(...submission),
  };
}

function createSubmit(api: string, { userid, token }: Pick<Client, 'userid' | 'token'>): Client['submit'] {
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

/** Valid answers of every question: the codes of its scale in turn, beginning with `shift`. */
export function someAnswers(instrument: Instrument, shift = 0): number[] {
  return listQuestions(instrument).map((question, index) => {
    const codes = listCodes(getScale(instrument, question));
    return codes[(index + shift) % codes.length] as number;
  });
}

function readTermsVersion(): string {
  const file = join(import.meta.dirname, '../../content/settings.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { termsVersion: string }).termsVersion;
}
