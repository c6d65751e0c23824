import { expect, test } from 'vitest';
import { readerAgeApi } from '#api/reader-age-api.ts';
import { writeSession } from '#api/session.ts';
import { type Answer, fakeFetch } from '#tests/support/fake-server.ts';
import { createHarnessStore, userid } from '#tests/support/harness.tsx';

/** The age that norms are read at when the server answers like this to "my own profile". */
async function ageWhen(answer: Answer) {
  writeSession({ token: 'made-up', userid });
  const calls: string[] = [];
  window.fetch = fakeFetch({ 'GET /user/userInfo/4711': answer }, ({ headers }) =>
    calls.push(headers.get('Authorization') ?? 'no token'),
  );
  const { data } = await createHarnessStore().dispatch(readerAgeApi.endpoints.readerAge.initiate(userid));
  expect(calls).toEqual(['made-up']);
  return data;
}

test('a reader is compared with people of their own age', async () => {
  expect(await ageWhen({ body: { name: 'Meera', age: 41 } })).toBe(41);
});

test.each<[string, Answer]>([
  ['another server lacks the profile', 405],
  ['the profile is not found', 404],
  ['the line is down', 0],
  ['the profile holds no age', { body: { name: 'Meera' } }],
  ['the age is none', { body: { age: 0 } }],
  ['the age is no number', { body: { age: 'forty' } }],
  ['there is nothing in the answer', { body: null }],
])('when %s, the age counts as 30', async (_, answer) => {
  expect(await ageWhen(answer)).toBe(30);
});
