/**
 * Sealed answers over a line that is cut at any byte, sent by two tabs at once, while the server is killed and sessions
 * end: what a phone was told to forget must be there, once.
 */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { pathTo, patterns } from '#contract/paths.ts';
import type { Parcel } from '#contract/requests.ts';
import type { LoginAnswer, SealingKey } from '#contract/responses.ts';
import { seal } from '#contract/sealed/seal.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { startProgram } from '#tests/support/program.ts';
import { type Client, newClient, someAnswers } from './client.ts';
import { storedKeys } from './stored-keys.ts';

/** Phones that send at the same time, two tabs each. */
const atOnce = 8;
/** Nobody takes a section more than 50 times a day. */
const perPerson = 45;
/** A start takes seconds on a busy machine: killed more often, the server would hardly stand. */
const killEveryMs = 30_000;
const tellEvery = 500;
/** Of all tries. */
const cutPart = 0.5;
/** Of all parcels: the session ends before they go. */
const expiredPart = 0.005;

/** A person and the session of the moment. */
interface Sender {
  readonly client: Client;
  token: string;
}

/**
 * Prints parcels, tries, cuts, kills and ended sessions, and how many attempts were lost or doubled; how far it
 * is goes to the standard error.
 */
export async function reportCuts(count: number): Promise<void> {
  const program = await startProgram({ SIGNUP: 'open', TRUST_PROXY: '1' });
  const api = `${program.address}/api`;
  const [first] = instruments as [Instrument];
  const senders: Sender[] = [];
  const people = Math.max(atOnce, Math.ceil(count / perPerson));
  for (let number = 0; number < people; number += 1) {
    const client = await newClient(api, `cut_phone_${number}`);
    senders.push({ client, token: client.token });
  }
  const key = (await (await fetch(api + patterns.sealingKey)).json()) as SealingKey;
  const told = { tries: 0, cuts: 0, kills: 0, ended: 0 };
  let next = 0;

  async function work(): Promise<void> {
    while (next < count) {
      next += 1;
      const sender = senders[next % people] as Sender;
      const name = `cut-${next}-${randomUUID()}`;
      if (next % tellEvery === 0) console.error(`${new Date().toISOString()} ${next} of ${count}`);
      const parcel = await sealed(first, key, sender.client, name, next);
      if (Math.random() < expiredPart) await end(sender);
      // Both tabs hold the same parcel.
      await Promise.all([deliver(sender, parcel), ...(Math.random() < 0.2 ? [deliver(sender, parcel)] : [])]);
    }
  }

  async function end(sender: Sender): Promise<void> {
    told.ended += 1;
    await fetch(api + patterns.logout, { method: 'POST', headers: { Authorization: sender.token } }).catch(
      () => null,
    );
  }

  /** Until the server has said that the parcel is stored. */
  async function deliver(sender: Sender, parcel: Parcel): Promise<void> {
    const path = pathTo(patterns.sealed, { userid: sender.client.userid, sectionId: first.id });
    for (;;) {
      told.tries += 1;
      const isCut = Math.random() < cutPart;
      if (isCut) told.cuts += 1;
      const status = await overALine(api + path, sender.token, JSON.stringify(parcel), isCut);
      if (status === 204) return;
      if (status === 401) await logIn(sender);
      else if (status !== null && status !== 503) throw new Error(`A parcel was answered with ${status}.`);
      else await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 40));
    }
  }

  async function logIn(sender: Sender): Promise<void> {
    const { username, password } = sender.client;
    const answer = await fetch(api + patterns.login, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    }).catch(() => null);
    if (!answer?.ok) return;
    const [session] = (await answer.json()) as LoginAnswer;
    if (session) sender.token = session.token;
  }

  const done = new AbortController();
  const killer = (async () => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, killEveryMs));
      if (done.signal.aborted) return;
      told.kills += 1;
      await program.restart();
    }
  })();
  await Promise.all(Array.from({ length: 2 * atOnce }, work));
  done.abort();
  await killer;
  await program.halt();

  const stored = await storedKeys(program.dataDir);
  await program.stop();
  const kept = new Set(stored);
  const doubled = stored.length - kept.size;
  console.log(`\nSealed answers over a line that is cut, ${count} parcels of ${people} people`);
  console.log(
    `tries ${told.tries}, cut ${told.cuts}, kill -9 ${told.kills}, sessions ended ${told.ended}; acknowledged ${next}, lost ${next - kept.size}, doubled ${doubled}`,
  );
  if (doubled > 0 || kept.size !== next) process.exitCode = 1;
}

function sealed(
  instrument: Instrument,
  { publicKey, keyId }: SealingKey,
  { userid }: Client,
  name: string,
  shift: number,
): Promise<Parcel> {
  const at = new Date().toISOString();
  return seal(publicKey, keyId, userid, instrument.id, {
    ans: someAnswers(instrument, shift),
    version: instrument.version,
    language: 'en-IN',
    key: name,
    begunAt: at,
    finishedAt: at,
  });
}

/**
 * One call over a connection of its own.
 * @param isCut the connection breaks at some byte of the request or of the answer
 * @returns the status, null where none came
 */
function overALine(address: string, token: string, body: string, isCut: boolean): Promise<number | null> {
  const { hostname, port, pathname } = new URL(address);
  const request = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    `Authorization: ${token}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
  // An answer begins with 12 bytes that hold the status: a cut among them leaves the phone without one.
  const cutAt = isCut ? Math.floor(Math.random() * (request.length + 12)) : Number.POSITIVE_INFINITY;
  return new Promise((resolve) => {
    const line = connect(Number(port), hostname);
    let answer = '';
    const end = () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]) || null);
    line.once('error', end).once('close', end);
    line.on('data', (part) => {
      answer += part;
      if (request.length + answer.length < cutAt) return;
      answer = answer.slice(0, cutAt - request.length);
      line.destroy();
    });
    line.write(request.slice(0, Math.min(cutAt, request.length)), () => {
      if (cutAt < request.length) line.destroy();
    });
  });
}
