import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import psychological from '../../../questionnaires/S1-psychological.json';
import { openApp } from './app-harness.tsx';

it('is displayed below a dashboard, but not below a questionnaire', async () => {
  const { router } = openApp('/dashboard');
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  const { id, routes } = psychological;
  await act(() => router.navigate(`${routes.questionnaire}/${id}`));
  expect(await screen.findByRole('radiogroup')).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
