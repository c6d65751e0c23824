/** Are answers through a balancer what the server sends? Bytes, packing, tags and every header that browsers obey. */
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, base, patterns } from '#contract/paths.ts';
import { type Answered, type Asked, ask, askSecurely } from './ask.ts';

const built = join(import.meta.dirname, '../../dist/site');
const scriptsIn = (site: string) => join(site, 'static/js');
const script = readdirSync(scriptsIn(built)).find((one) => /^[^.]+\.[^.]+\.js$/.test(one)) as string;
/** Of an older file that nobody has: what counts is that the bytes arrive. */
const dictionary = createHash('sha256').update('an older file').digest();
/** What is of the connection, differs with each answer, or is the balancer's own word on itself. */
const ofTheWay = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'request-id',
  'server',
  'via',
  'alt-svc',
  'content-length',
]);

export interface Compared {
  readonly asked: number;
  /** Of those, packed as what differs from a file that the browser has. */
  readonly deltas: number;
  /** One line for each answer that is not what the server sends. */
  readonly differences: readonly string[];
}

/** Asks the server itself and, as browsers do, the balancer. */
export async function compareAnswers(direct: number, secure: number): Promise<Compared> {
  const calls = await callsFor(direct);
  const expected = await Promise.all(calls.map((call) => ask(direct, call)));
  const found = await askSecurely(secure, calls);
  const differences = calls.flatMap((call, n) => {
    const words = differing(expected[n] as Answered, found[n] as Answered);
    const { method = 'GET', path, headers } = call;
    return words.length === 0 ? [] : [`${method} ${path} ${JSON.stringify(headers)}: ${words.join('; ')}`];
  });
  const deltas = found.filter(({ headers }) => headers['content-encoding'] === 'dcz').length;
  return { asked: calls.length, deltas, differences };
}

/**
 * A copy of the built site with a script that is also there as what differs from an older one (RFC 9842), whatever the
 * build knew. @returns its folder, for the caller to remove
 */
export function siteWithDelta(): string {
  const site = mkdtempSync(join(tmpdir(), 'wellness-check-site-'));
  cpSync(built, site, { recursive: true });
  const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
  const body = Buffer.concat([magic, dictionary, randomBytes(2000)]);
  writeFileSync(join(scriptsIn(site), `${script}.older.dcz`), body);
  return site;
}

async function callsFor(direct: number): Promise<Asked[]> {
  const path = `${base}/static/js/${script}`;
  const packings = ['', 'identity', 'gzip', 'br', 'gzip, br, zstd'].map(
    (packing): Asked => ({
      path,
      headers: packing === '' ? {} : { 'accept-encoding': packing },
    }),
  );
  const packed = packings.at(-1) as Asked;
  const { headers: whole } = await ask(direct, packed);
  return [
    ...packings,
    { path, headers: withDictionary },
    { path, headers: { ...packed.headers, 'if-none-match': String(whole.etag) } },
    { path, headers: { range: 'bytes=0-99' } },
    { method: 'HEAD', path, headers: {} },
    { path: `${base}/`, headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' } },
    { path: `${base}/nowhere`, headers: { accept: 'text/html' } },
    { path: `${base}/exit`, headers: {} },
    { path: `${apiBase}${patterns.live}`, headers: {} },
    { path: `${apiBase}${patterns.sealingKey}`, headers: {} },
    {
      path: `${apiBase}/user/sessions/1`,
      headers: { authorization: 'made-up', 'sec-fetch-site': 'cross-site' },
    },
    { path: `${apiBase}/user/sessions/1`, headers: { authorization: 'made-up' } },
    { path: `${apiBase}/%C0`, headers: {} },
  ];
}

/** Of browsers that have an older file. */
const withDictionary = {
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${dictionary.toString('base64')}:`,
};

function differing(expected: Answered, found: Answered): string[] {
  const words: string[] = [];
  if (found.status !== expected.status) words.push(`status ${found.status} for ${expected.status}`);
  if (!found.body.equals(expected.body))
    words.push(`${found.body.length} other bytes for ${expected.body.length}`);
  const names = new Set([...Object.keys(expected.headers), ...Object.keys(found.headers)]);
  for (const name of [...names].filter((one) => !ofTheWay.has(one))) {
    const [was, is] = [expected.headers[name], found.headers[name]].map(String);
    if (was !== is) words.push(`${name}: "${is}" for "${was}"`);
  }
  return words;
}
