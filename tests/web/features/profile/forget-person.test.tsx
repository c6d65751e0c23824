import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { selectSession, writeSession } from '#api/session.ts';
import { userApi } from '#api/user-api.ts';
import { useForgetPerson } from '#features/profile/use-forget-person.ts';
import { createHarnessStore } from '#tests/support/harness.tsx';

it('ends the session for the whole program and empties everything that was fetched', async () => {
  writeSession({ token: 'made-up', userid: '4711' });
  window.fetch = async () => new Response('"Meera"');
  const store = createHarnessStore();
  await store.dispatch(userApi.endpoints.name.initiate('4711'));
  expect(JSON.stringify(store.getState())).toContain('Meera');

  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useForgetPerson([]), { wrapper });
  result.current('4711');
  expect(selectSession(store.getState())).toBeNull();
  expect(JSON.stringify(store.getState())).not.toMatch(/Meera|4711|made-up/);
});
