import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { useNameQuery } from '#api/person-api.ts';
import { demographicsApi } from '#api/reader-facts-api.ts';
import { selectSession, writeSession } from '#api/session.ts';
import { useRemoveUserFromDevice } from '#features/profile/use-remove-user-from-device.ts';
import { createHarnessStore } from '#tests/support/harness.tsx';

it('ends the session in the app and clears all cached data', async () => {
  writeSession({ token: 'made-up', userid: '4711' });
  window.fetch = async (call) =>
    new Response((call as Request).url.includes('getName') ? '"Meera"' : '[{"age":31,"gender":"Female"}]');
  const store = createHarnessStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const name = renderHook(() => useNameQuery('4711'), { wrapper });
  await store.dispatch(demographicsApi.endpoints.readerFacts.initiate('4711'));
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('Meera'));
  expect(JSON.stringify(store.getState())).toContain('readerFacts');
  name.unmount();

  const { result } = renderHook(() => useRemoveUserFromDevice([]), { wrapper });
  result.current('4711');
  expect(selectSession(store.getState())).toBeNull();
  expect(JSON.stringify(store.getState())).not.toMatch(/Meera|4711|made-up|readerFacts/);
});
