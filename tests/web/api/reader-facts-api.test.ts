import { expect, test } from 'vitest';
import { demographicsApi } from '#api/reader-facts-api.ts';
import { writeSession } from '#api/session.ts';
import { type FakeResponse, fakeFetch } from '#tests/support/fake-server.ts';
import { createHarnessStore, userid } from '#tests/support/harness.tsx';

/** The profile fields for norms after this response to the own profile. */
async function loadProfileFields(answer: FakeResponse) {
  writeSession({ token: 'made-up', userid });
  const calls: string[] = [];
  window.fetch = fakeFetch({ 'GET /user/userInfo/4711': answer }, ({ headers }) =>
    calls.push(headers.get('Authorization') ?? 'no token'),
  );
  const { data } = await createHarnessStore().dispatch(
    demographicsApi.endpoints.readerFacts.initiate(userid),
  );
  expect(calls).toEqual(['made-up']);
  return data;
}

test('uses age, gender and education of the profile', async () => {
  const facts = { age: 41, gender: 'female', education: 3 };
  expect(await loadProfileFields({ body: { name: 'Meera', ...facts } })).toEqual(facts);
});

test('unknown values of the profile are undefined', async () => {
  expect(await loadProfileFields({ body: { age: 41, gender: 'f', education: 9 } })).toEqual({ age: 41 });
});

test.each<[string, FakeResponse]>([
  ['another server lacks the profile', 405],
  ['the profile is not found', 404],
  ['the network fails', 0],
  ['the profile has no age', { body: { name: 'Meera' } }],
  ['the age is invalid', { body: { age: 0 } }],
  ['the age is not a number', { body: { age: 'forty' } }],
  ['the response is empty', { body: null }],
])('if %s, the age is 30 and the others are undefined', async (_, answer) => {
  expect(await loadProfileFields(answer)).toEqual({ age: 30 });
});
