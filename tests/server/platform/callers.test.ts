import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, expect, it, vi } from 'vitest';
import { askAsCallers } from '#server/plugins/callers.ts';
import { importDataKey } from '#server/sealing/data-key.ts';
import { personalOf } from '#server/sealing/personal.ts';
import { sessionToken } from '#server/services/tokens.ts';
import { anyPersonal } from '#tests/support/personal.ts';

const app = Fastify();
await app.register(cookie);
askAsCallers(app, { personal: anyPersonal });
app.get('/', async ({ caller }) => caller?.rank);
const answers: (() => void)[] = [];
app.get('/slow', async ({ caller }) => {
  await new Promise<void>((answer) => answers.push(answer));
  return caller?.rank;
});
afterAll(() => app.close());

const token = sessionToken(2 ** 40, anyPersonal);
const foreign = sessionToken(2 ** 40, personalOf(await importDataKey(new Uint8Array(32).fill(1))));

it.each([
  ['a token of ours', { authorization: token }, 'person'],
  ['the same after Bearer', { authorization: `Bearer ${token}` }, 'person'],
  ['the same as a cookie', { cookie: `token=${token}` }, 'person'],
  ['nothing', {}, 'stranger'],
  ['nonsense', { authorization: 'Bearer nonsense' }, 'stranger'],
  ['nonsense as a cookie', { cookie: 'token=nonsense' }, 'stranger'],
  [
    'one of the right form',
    { authorization: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` },
    'stranger',
  ],
  ['one of ours with another owner', { authorization: `z${token}` }, 'stranger'],
  ['one of ours without its mark', { authorization: token.slice(0, -11) }, 'stranger'],
  ['one of another server', { authorization: foreign }, 'stranger'],
])('in a crowd, whoever sends %s ranks as they should', async (_, headers, rank) => {
  expect((await app.inject({ url: '/', headers })).payload).toBe(rank);
});

it('in a crowd, who asks more at once than a browser does comes after all others with it, until answers are there', async () => {
  const ask = (url: string, of = token) => app.inject({ url, headers: { authorization: of } });
  // Only what somebody waits for is sent.
  const slow = Array.from({ length: 6 }, () => ask('/slow').then(({ payload }) => payload));
  await vi.waitFor(() => expect(answers).toHaveLength(6));
  // Another login of the same person.
  const again = sessionToken(2 ** 40, anyPersonal);
  expect((await ask('/', again)).payload).toBe('crowding');
  expect((await ask('/', sessionToken(2 ** 41, anyPersonal))).payload).toBe('person');
  for (const answer of answers) answer();
  expect(await Promise.all(slow)).toEqual(Array(6).fill('person'));
  await vi.waitFor(async () => expect((await ask('/', again)).payload).toBe('person'));
});
