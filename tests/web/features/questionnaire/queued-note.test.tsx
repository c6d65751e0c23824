import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { publishChange } from '#api/outbox/queue-changes.ts';
import { removeQueued } from '#api/outbox/queue-store.ts';
import * as stories from '#features/questionnaire/queued-note.stories.tsx';
import { userid } from '#tests/support/harness.tsx';
import { clearTable } from '../../api/outbox/table-in-memory.ts';

vi.mock('#api/outbox/database.ts', () => import('../../api/outbox/table-in-memory.ts'));
beforeEach(() => {
  clearTable();
  localStorage.clear();
});

const story = composeStories(stories);

test('a submission sent during the confirmation to delete it: a message replaces the question, with focus on the title', async () => {
  render(<story.Default />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete these answers' }));
  await screen.findByRole('alertdialog');
  await removeQueued('made-up-0');
  publishChange({ userid, sectionId: 'S3' });
  expect(await screen.findByText(/We have your answers/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  // Asynchronously after the text.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
