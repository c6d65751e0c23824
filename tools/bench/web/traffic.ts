/** What comes over a page's line, request by request, with the moments of each. */
import type { CDPSession } from '@playwright/test';

interface Request {
  readonly url: string;
  /** As the browser names it: Document, Script, Stylesheet, Fetch, Font, Image, Other. */
  readonly type: string;
  /** Milliseconds since 1970, as all moments here. */
  readonly sent: number;
  /** The answer's first bytes are there. */
  answered: number;
  ended: number;
  readonly parts: { readonly at: number; readonly bytes: number }[];
}

/** What has come until one moment. Bytes are compressed and with their headers. */
export interface Tally {
  readonly bytes: number;
  /** Of scripts and style sheets; those that stand in the document count with it. */
  readonly codeBytes: number;
  readonly requests: number;
  /** The longest chain of requests that each began after the one before was there, of those that have come. Pictures and fonts do not count. */
  readonly rounds: number;
  readonly icons: number;
}

const isOfChain = ({ type }: Request) => !['Font', 'Image', 'Other', 'Manifest'].includes(type);
const isCode = ({ type }: Request) => type === 'Script' || type === 'Stylesheet';
const isIcon = ({ url }: Request) => /\/(favicon|icon|apple-touch)[^/]*$/.test(new URL(url).pathname);
const sum = (parts: Request['parts']) => parts.reduce((total, { bytes }) => total + bytes, 0);

/** Listens from now on. */
export async function listen(network: CDPSession): Promise<{ until(moment: number): Tally }> {
  const requests = new Map<string, Request>();
  let clock = 0;
  /** The network's clock starts anywhere, and counts seconds. */
  const moment = (timestamp: number) => timestamp * 1000 + clock;

  network.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, type = 'Other', request }) => {
    clock ||= (wallTime - timestamp) * 1000;
    if (request.url.startsWith('data:')) return;
    const sent = moment(timestamp);
    requests.set(requestId, { url: request.url, type, sent, answered: Infinity, ended: Infinity, parts: [] });
  });
  network.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.answered = moment(timestamp);
    request.parts.push({ at: moment(timestamp), bytes: response.encodedDataLength });
  });
  network.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    requests.get(requestId)?.parts.push({ at: moment(timestamp), bytes: encodedDataLength }),
  );
  network.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.ended = moment(timestamp);
    // What a slowed line has not told piece by piece.
    request.parts.push({ at: moment(timestamp), bytes: encodedDataLength - sum(request.parts) });
  });
  await network.send('Network.enable');
  return { until: (at) => tally([...requests.values()], at) };
}

function tally(requests: readonly Request[], moment: number): Tally {
  const seen = requests.filter(({ sent }) => sent <= moment);
  const bytesOf = (some: readonly Request[]) =>
    some.reduce((total, { parts }) => total + sum(parts.filter(({ at }) => at <= moment)), 0);
  return {
    bytes: bytesOf(seen),
    codeBytes: bytesOf(seen.filter(isCode)),
    requests: seen.length,
    rounds: roundsOf(seen.filter(isOfChain), moment),
    icons: seen.filter(isIcon).length,
  };
}

/** A document names others with its first bytes; everything else has to be whole before it asks for more. */
const readyAt = ({ type, answered, ended }: Request) => (type === 'Document' ? answered : ended);

function roundsOf(requests: readonly Request[], moment: number): number {
  const depths: { ready: number; depth: number }[] = [];
  const ready = requests.filter((request) => readyAt(request) <= moment);
  for (const request of ready.toSorted((a, b) => a.sent - b.sent)) {
    const before = depths.filter(({ ready }) => ready <= request.sent).map(({ depth }) => depth);
    depths.push({ ready: readyAt(request), depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}
