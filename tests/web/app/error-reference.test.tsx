import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personApi } from '#api/person-api.ts';
import type { Store } from '#app/store.ts';
import { meera, openApp, type MockResponse } from './app-harness.tsx';

const nameCall = 'GET /user/getName/4711';
const number = { 'Request-Id': 'k7m2q-x9d4h' };
const getReference = () => screen.queryByText(/^Reference:/);

let store: Store;

/** Opens the app on a page that requests the name, with this response. */
async function openWithName(reply: MockResponse) {
  ({ store } = openApp('/contact', { server: { ...meera, [nameCall]: reply } }));
  await screen.findByRole('heading', { level: 1 });
}

/** Repeats a request. */
async function repeatRequest(call: 'name' | 'progress') {
  const { name, progress } = personApi.endpoints;
  const refetch = { subscribe: false, forceRefetch: true };
  if (call === 'name') await store.dispatch(name.initiate('4711', refetch));
  else await store.dispatch(progress.initiate('4711', refetch));
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(async () => {
  // A page must not keep the reference of the previous one.
  window.fetch = async () => new Response('"Meera"');
  await act(() => repeatRequest('name'));
  vi.restoreAllMocks();
});

it('a failed request displays a reference at the end of the page, without an announcement', async () => {
  await openWithName([500, { message: 'Something went wrong.' }, number]);
  await waitFor(() => expect(getReference()).toBeVisible());
  expect(getReference()).toHaveTextContent('Reference: k7m2q-x9d4h Please give it if you write to us.');
  // One tap selects only the reference.
  expect(screen.getByText('k7m2q-x9d4h')).toBeVisible();
  expect(getReference()?.closest('[role], [aria-live]')).toBeNull();
  const position = screen.getByRole('main').compareDocumentPosition(getReference() as Node);
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('the reference is removed when the same request succeeds', async () => {
  await openWithName([503, { message: 'Busy.' }, { ...number, 'Retry-After': '0' }]);
  await waitFor(() => expect(getReference()).toBeVisible());
  window.fetch = async () => new Response('"Meera"');
  await act(() => repeatRequest('progress'));
  expect(getReference()).toBeVisible();
  await act(() => repeatRequest('name'));
  expect(getReference()).toBeNull();
});

it.each<[string, MockResponse]>([
  ['a server without a reference', [500, { message: 'Something went wrong.' }]],
  ['an error with a fix', [403, { message: 'These pages belong to another account.' }, number]],
  ['a response', [200, 'Meera', number]],
])('%s displays none', async (_, reply) => {
  await openWithName(reply);
  await act(() => repeatRequest('name'));
  expect(getReference()).toBeNull();
});
