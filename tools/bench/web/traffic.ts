/** Records the requests of a page. */
import type { CDPSession } from '@playwright/test';

interface Request {
  readonly url: string;
  /** Type of Chromium: Document, Script, Stylesheet, Fetch, Font, Image, Other. */
  readonly type: string;
  /** Ms since 1970, like all moments in this file. */
  readonly sent: number;
  /** The response headers are received. */
  answered: number;
  ended: number;
  readonly parts: { readonly at: number; readonly bytes: number }[];
}

/** Traffic until a moment. Bytes are compressed, with headers. */
export interface Tally {
  readonly bytes: number;
  /** Scripts and style sheets, without inline ones. */
  readonly codeBytes: number;
  readonly requests: number;
  /** The longest chain of dependent requests, without pictures, fonts and icons. */
  readonly rounds: number;
  readonly icons: number;
}

const isDependency = ({ type }: Request) => !['Font', 'Image', 'Other', 'Manifest'].includes(type);
const isCode = ({ type }: Request) => type === 'Script' || type === 'Stylesheet';
const isIcon = ({ url }: Request) => /\/(favicon|icon|apple-touch)[^/]*$/.test(new URL(url).pathname);
const sum = (parts: Request['parts']) => parts.reduce((total, { bytes }) => total + bytes, 0);

/** Records the requests from now on. */
export async function recordTraffic(network: CDPSession): Promise<{ countUntil(moment: number): Tally }> {
  const requests = new Map<string, Request>();
  let clockOffset = 0;
  /** Timestamps are in seconds and have an arbitrary origin. */
  const toMoment = (timestamp: number) => timestamp * 1000 + clockOffset;

  network.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, type = 'Other', request }) => {
    clockOffset ||= (wallTime - timestamp) * 1000;
    if (request.url.startsWith('data:')) return;
    const sent = toMoment(timestamp);
    requests.set(requestId, { url: request.url, type, sent, answered: Infinity, ended: Infinity, parts: [] });
  });
  network.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.answered = toMoment(timestamp);
    request.parts.push({ at: toMoment(timestamp), bytes: response.encodedDataLength });
  });
  network.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    requests.get(requestId)?.parts.push({ at: toMoment(timestamp), bytes: encodedDataLength }),
  );
  network.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.ended = toMoment(timestamp);
    // A throttled network does not report every chunk.
    request.parts.push({ at: toMoment(timestamp), bytes: encodedDataLength - sum(request.parts) });
  });
  await network.send('Network.enable');
  return { countUntil: (at) => countRequests([...requests.values()], at) };
}

function countRequests(requests: readonly Request[], moment: number): Tally {
  const seen = requests.filter(({ sent }) => sent <= moment);
  const sumBytes = (list: readonly Request[]) =>
    list.reduce((total, { parts }) => total + sum(parts.filter(({ at }) => at <= moment)), 0);
  return {
    bytes: sumBytes(seen),
    codeBytes: sumBytes(seen.filter(isCode)),
    requests: seen.length,
    rounds: countRounds(seen.filter(isDependency), moment),
    icons: seen.filter(isIcon).length,
  };
}

/** When a request can cause others: a document with its first bytes, other files when they are complete. */
const getReadyTime = ({ type, answered, ended }: Request) => (type === 'Document' ? answered : ended);

function countRounds(requests: readonly Request[], moment: number): number {
  const depths: { ready: number; depth: number }[] = [];
  const ready = requests.filter((request) => getReadyTime(request) <= moment);
  for (const request of ready.toSorted((a, b) => a.sent - b.sent)) {
    const before = depths.filter(({ ready }) => ready <= request.sent).map(({ depth }) => depth);
    depths.push({ ready: getReadyTime(request), depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}
