import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meera, openApp } from './app-harness.tsx';

test('the feedback by section starts above its tabs', async () => {
  const { router } = openApp('/resourcesScreen', { server: meera });
  await screen.findByRole('heading', { level: 1, name: 'Resources' });
  await router.navigate('/psychologicalFeedbackComp');
  const start = await screen.findByText('Results by section');
  await waitFor(() => expect(start).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
});
