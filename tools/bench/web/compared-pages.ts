/** The pages that are compared: three peers, and the product with a user who is logged in. */
import { rmSync } from 'node:fs';
import { cookies } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { startAppProcess } from '#tests/support/app-process.ts';
import { registerClient, someAnswers } from '../client.ts';
import { buildPeers, type PeerName, peerNames, servePeer } from './peers.ts';
import { instrument } from './questions.ts';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/** A page with the 26 questions. */
export interface ComparedPage {
  readonly name: PeerName | 'ours';
  readonly url: string;
  /** Selector of the element with the text of the question. */
  readonly heading: string;
  /** Selector of the ancestor of a radio button that is tapped. */
  readonly row: string;
  readonly cookies: readonly Cookie[];
}

/** The running servers. */
export interface TestBed {
  /** Peers first. */
  readonly compared: readonly ComparedPage[];
  /** URL of the product, without a trailing slash. */
  readonly address: string;
  readonly userCookies: readonly Cookie[];
  stop(): Promise<void>;
}

const headings: Record<PeerName, string> = { hand: 'h1', react: 'h1', survey: '.sd-element__title' };

/** Builds the peers and starts all servers. The product must have been built. */
export async function startTestBed(): Promise<TestBed> {
  const folder = await buildPeers();
  const peers = await Promise.all(peerNames.map((name) => servePeer(folder, name)));
  const program = await startAppProcess({ SIGNUP: 'open' });
  const userCookies = await logInUser(program.address);
  return {
    compared: [
      ...peerNames.map((name, index) => ({
        name,
        url: peers[index]!.address,
        heading: headings[name],
        row: 'label',
        cookies: [],
      })),
      {
        name: 'ours',
        url: `${program.address}${instrument.routes.questionnaire}/${instrument.id}`,
        heading: 'main h1',
        row: 'label',
        cookies: userCookies,
      },
    ],
    address: program.address,
    userCookies,
    stop: async () => {
      await Promise.all([...peers.map(({ stop }) => stop()), program.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Registers a user who has completed the first questionnaire, which unlocks the second. */
async function logInUser(address: string): Promise<Cookie[]> {
  const [first] = instruments as [Instrument];
  const { token, userid, submit } = await registerClient(`${address}/api`, 'bench_web');
  await submit(first, someAnswers(first), 'bench-web');
  return [
    { name: cookies.token, value: token, url: address },
    { name: cookies.userid, value: String(userid), url: address },
  ];
}
