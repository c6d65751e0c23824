import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { send } from '#api/call.ts';
import { meera, openAt, type Reply } from './program-harness.tsx';

const nameCall = 'GET /user/getName/4711';
const number = { 'Request-Id': 'k7m2q-x9d4h' };
const line = () => screen.queryByText(/^Reference:/);

/** The program on a page that asks for the name, which is answered so. */
async function openWith(reply: Reply) {
  openAt('/contact', { server: { ...meera, [nameCall]: reply } });
  await screen.findByRole('heading', { level: 1 });
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(async () => {
  // What one page noted is for the next to forget.
  window.fetch = async () => new Response('"Meera"');
  await act(() => send({ url: '/user/getName/4711' }));
  vi.restoreAllMocks();
});

it('a call that failed leaves a number to quote, below all that the page says, and announces nothing', async () => {
  await openWith([500, { message: 'Something went wrong.' }, number]);
  await waitFor(() => expect(line()).toBeVisible());
  expect(line()).toHaveTextContent('Reference: k7m2q-x9d4h Please quote it if you write to us.');
  // One tap selects it alone.
  expect(screen.getByText('k7m2q-x9d4h')).toBeVisible();
  expect(line()?.closest('[role], [aria-live]')).toBeNull();
  const place = screen.getByRole('main').compareDocumentPosition(line() as Node);
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('the number goes once the same call succeeds', async () => {
  await openWith([503, { message: 'Busy.' }, { ...number, 'Retry-After': '0' }]);
  await waitFor(() => expect(line()).toBeVisible());
  window.fetch = async () => new Response('"Meera"');
  await act(() => send({ url: '/somewhere/else' }));
  expect(line()).toBeVisible();
  await act(() => send({ url: '/user/getName/4711' }));
  expect(line()).toBeNull();
});

it.each<[string, Reply]>([
  ['a server that gives no number', [500, { message: 'Something went wrong.' }]],
  ['a refusal that says what to do', [403, { message: 'These pages belong to another account.' }, number]],
  ['an answer', [200, 'Meera', number]],
])('%s shows none', async (_, reply) => {
  await openWith(reply);
  await act(() => send({ url: '/user/getName/4711' }));
  expect(line()).toBeNull();
});
