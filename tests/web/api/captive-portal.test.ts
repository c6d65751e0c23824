import { expect, test } from 'vitest';
import { personApi } from '#api/person-api.ts';
import { resultsApi } from '#api/results-api.ts';
import { toFailure } from '#api/failure.ts';
import { fakeFetch } from '#tests/support/fake-server.ts';
import { createHarnessStore, userid } from '#tests/support/harness.tsx';

const portal = { text: '<!DOCTYPE html><html><body>Log in</body></html>', type: 'text/html' };

test('the page of a captive portal counts as no response, and is never stored as data', async () => {
  window.fetch = fakeFetch({ '': portal });
  const store = createHarnessStore();
  const results = await store.dispatch(resultsApi.endpoints.feedback.initiate({ userid, sectionId: 'S4' }));
  const progress = await store.dispatch(personApi.endpoints.progress.initiate(userid));
  for (const { data, error } of [results, progress]) {
    expect(data).toBeUndefined();
    expect(toFailure(error)).toEqual({ kind: 'unreachable' });
  }
});
