/** The four pages that ask the same questions: three peers, and the built product with a person who is logged in. */
import { rmSync } from 'node:fs';
import { cookies } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { startProgram } from '#tests/support/program.ts';
import { newClient, someAnswers } from '../client.ts';
import { buildPeers, type PeerName, peerNames, servePeer } from './peers.ts';
import { instrument } from './questions.ts';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/** A page with the 26 questions. Its answers are radio buttons in rows to be tapped. */
export interface Compared {
  readonly name: PeerName | 'ours';
  readonly url: string;
  /** Finds the element that holds the question's words. */
  readonly heading: string;
  /** Finds the part of an answer that is tapped, from its radio button. */
  readonly row: string;
  readonly cookies: readonly Cookie[];
}

export interface Stage {
  /** Peers first. */
  readonly compared: readonly Compared[];
  /** The product's address, without a trailing slash. */
  readonly address: string;
  readonly person: readonly Cookie[];
  stop(): Promise<void>;
}

const headings: Record<PeerName, string> = { hand: 'h1', react: 'h1', survey: '.sd-element__title' };

/** Builds the peers' pages and starts all four servers. The product must have been built. */
export async function setStage(): Promise<Stage> {
  const folder = await buildPeers();
  const served = await Promise.all(peerNames.map((name) => servePeer(folder, name)));
  const program = await startProgram({ SIGNUP: 'open' });
  const person = await loggedIn(program.address);
  return {
    compared: [
      ...peerNames.map((name, index) => ({
        name,
        url: served[index]!.address,
        heading: headings[name],
        row: 'label',
        cookies: [],
      })),
      {
        name: 'ours',
        url: `${program.address}${instrument.routes.questionnaire}/${instrument.id}`,
        heading: 'main h1',
        row: 'label',
        cookies: person,
      },
    ],
    address: program.address,
    person,
    stop: async () => {
      await Promise.all([...served.map(({ stop }) => stop()), program.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A person who has answered the first questionnaire, so that the second is open. */
async function loggedIn(address: string): Promise<Cookie[]> {
  const [first] = instruments as [Instrument];
  const { token, userid, submit } = await newClient(`${address}/api`, 'bench_web');
  await submit(first, someAnswers(first), 'bench-web');
  return [
    { name: cookies.token, value: token, url: address },
    { name: cookies.userid, value: String(userid), url: address },
  ];
}
