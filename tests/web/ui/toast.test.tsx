// @own-page: it counts elements on the page.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { splitSymbol } from '#ui/toast/marked.tsx';
import { notify } from '#ui/toast/toast.tsx';

describe('a leading icon', () => {
  test.each([
    ['✅ Login successful! Redirecting...', '✅', 'Login successful! Redirecting...'],
    ['❌ Invalid username or password.', '❌', 'Invalid username or password.'],
    ['ℹ️ Please complete your registration first...', 'ℹ️', 'Please complete your registration first...'],
    ['Request failed', '', 'Request failed'],
  ])('%s', (text, symbol, message) => {
    expect(splitSymbol(text)).toEqual({ symbol, message });
  });
});

test('a message keeps its complete text, is announced, is displayed once, and can be closed', async () => {
  await act(() => notify.error('❌ Invalid username or password.'));
  await act(() => notify.error('❌ Invalid username or password.'));
  const toast = await screen.findByRole('alert');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(within(toast).getByText('Invalid username or password.')).toHaveTextContent(
    '❌ Invalid username or password.',
  );
  expect(within(toast).getByRole('button', { name: 'Close message' })).toBeInTheDocument();
  await userEvent.click(within(toast).getByRole('button', { name: 'Close message' }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

test('closing moves focus to the title of the page if the previously focused element is gone', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<h1 id="page-title" tabindex="-1">Profile</h1><button id="gone"></button>',
  );
  document.getElementById('gone')?.focus();
  await act(() => notify.info('Saved'));
  const close = within(await screen.findByText('Saved').then(getMessageElement)).getByRole('button');
  act(() => close.focus());
  document.getElementById('gone')?.remove();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Profile' })).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
});

const getMessageElement = (words: HTMLElement) => words.closest('[role]') as HTMLElement;

test('messages that are not errors are announced one after the other', async () => {
  await act(() => notify.success('Assessment submitted successfully', { position: 'top-center' }));
  expect(await screen.findByText('Assessment submitted successfully')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Assessment submitted successfully');
});
