import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { useNameQuery } from '#api/person-api.ts';
import { writeSession } from '#api/session.ts';
import { createHarnessStore, userid } from '#tests/support/harness.tsx';

/** The name for a response of the server; null for a failure. */
async function parseNameFrom(body: string, type: string, status = 200) {
  writeSession({ token: 'made-up', userid });
  window.fetch = async () => new Response(body, { status, headers: { 'Content-Type': type } });
  const store = createHarnessStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useNameQuery(userid), { wrapper });
  await waitFor(() => expect(result.current.isError || result.current.data !== undefined).toBe(true));
  return result.current.isError ? null : result.current.data;
}

test.each([
  ['"Meera"', 'application/json; charset=utf-8', 'Meera'],
  ['"Meera"', 'text/plain', 'Meera'],
  ['"Mee\\u0072a \\"M\\""', 'application/json', 'Meera "M"'],
  ['Meera', 'text/plain', 'Meera'],
  [' Meera\n', 'text/plain', 'Meera'],
  ['1234', 'text/plain', '1234'],
  ['true', 'text/plain', 'true'],
  ['null', 'text/plain', 'null'],
  ['"M" Rao', 'text/plain', '"M" Rao'],
  ['""', 'application/json', ''],
])('%s as %s is the name %s', async (body, type, name) => {
  expect(await parseNameFrom(body, type)).toBe(name);
});

test.each([
  ['<!doctype html><title>Log in to the Wi-Fi</title>', 'text/html'],
  ['  <html></html>', 'text/plain'],
  ['Log in to the Wi-Fi', 'text/html; charset=utf-8'],
  ['{"name":"Meera"}', 'application/json'],
  ['["Meera"]', 'text/plain'],
  ['null', 'application/json'],
  ['1234', 'application/json'],
])('%s as %s is not a name', async (body, type) => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await parseNameFrom(body, type)).toBeNull();
});

test('an error response is a failure, whatever its body', async () => {
  expect(await parseNameFrom('Meera', 'text/plain', 500)).toBeNull();
});
