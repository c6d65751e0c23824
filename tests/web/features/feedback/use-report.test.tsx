import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { writeSession } from '#api/session.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { useReport } from '#features/feedback/use-report.ts';
import { fakeFetch } from '#tests/support/fake-server.ts';
import { createHarnessStore, userid } from '#tests/support/harness.tsx';
import { attempts, psychologicalFeedback } from '#tests/support/harnesses/feedback-results.ts';
import psychological from '../../../../questionnaires/S1-psychological.json';
import distress from '../../../../questionnaires/S4-distress.json';

const first = addFormulaMetadata(psychological as never);
const next = addFormulaMetadata(distress as never);

test('while the next section loads, neither the last result nor a missing one is displayed', async () => {
  writeSession({ token: 'made-up', userid });
  window.fetch = fakeFetch({
    [`/feedback/${userid}/S1`]: psychologicalFeedback,
    '/history/S1/': attempts([20, 29, 19, 18, 86]),
    '/userInfo/': 404,
    '': 'never',
  });
  const store = createHarnessStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, rerender } = renderHook((instrument) => useReport(instrument, userid), {
    wrapper,
    initialProps: first,
  });
  await waitFor(() => expect(result.current.kind).toBe('ready'));
  rerender(next);
  expect(result.current.kind).toBe('loading');
});
