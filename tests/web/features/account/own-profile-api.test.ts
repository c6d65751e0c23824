import { expect, test, vi } from 'vitest';
import { ownProfileApi } from '#features/account/profile/own-profile-api.ts';
import { readRequest } from '#tests/support/fake-server.ts';
import { createHarnessStore } from '#tests/support/harness.tsx';

const host = vi.hoisted(() => ({ isOurs: true }));
vi.mock('#api/address.ts', () => ({
  apiBaseUrl: 'http://localhost/wellness-check/api',
  get isApiSameOrigin() {
    return host.isOurs;
  },
}));

const facts = {
  name: 'Meera',
  age: 34,
  city: 'Pune',
  work: 'teaching',
  phone: '',
  gender: 'female',
  status: 'single',
  education: 2,
  current: 1,
  life: 'no',
  mental: 'no',
  seek: 1,
  distress: 3,
  consult: 2,
} as const;
const profile = {
  ...facts,
  personal: '1',
  research: true,
  researchText: '2026-10-01',
  terms: '2026-11-20',
} as const;

/** The payload of a registration profile for our own server or another one. */
async function capturePayload(isOurs: boolean) {
  host.isOurs = isOurs;
  let body: unknown;
  window.fetch = async (input) => {
    ({ body } = await readRequest(input as Request));
    return new Response(null, { status: 200 });
  };
  const call = ownProfileApi.endpoints.saveProfile.initiate({ registrationId: '5300000001', profile });
  await createHarnessStore().dispatch(call);
  return body;
}

test('our own server gets the accepted terms and research consents', async () => {
  expect(await capturePayload(true)).toEqual(profile);
});

test('another server gets the specified payload only', async () => {
  expect(await capturePayload(false)).toEqual({ ...facts, personal: '1' });
});
