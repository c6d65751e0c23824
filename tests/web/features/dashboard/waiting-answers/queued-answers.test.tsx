import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { publishChange } from '#api/outbox/queue-changes.ts';
import { removeQueued } from '#api/outbox/queue-store.ts';
import { userid } from '#tests/support/harness.tsx';
import { DashboardHarness, type DashboardHarnessProps } from '#tests/support/harnesses/dashboard-harness.tsx';
import { instruments } from '#tests/support/instruments.ts';
import { clearTable } from '../../../api/outbox/table-in-memory.ts';

vi.mock('#api/outbox/database.ts', () => import('../../../api/outbox/table-in-memory.ts'));
beforeEach(() => {
  clearTable();
  localStorage.clear();
});

const queuedText = 'Saved on this phone, not sent yet';
const renderDashboard = (props: Partial<DashboardHarnessProps>) => {
  render(<DashboardHarness cards={instruments} path="/dashboard" done={1} {...props} />);
  return userEvent.setup();
};
const getCardList = () => screen.getAllByRole('list').findLast(({ tagName }) => tagName === 'OL')!;
const getCards = () => within(getCardList()).getAllByRole('listitem');

test('a queued submission is displayed on its card with its day, and opens the next section', async () => {
  renderDashboard({ queued: [{ sectionId: 'S2' }] });
  await screen.findByText(queuedText);
  await waitFor(() => expect(getCards()[2]).toHaveTextContent('Start Assessment'));
  expect(getCards()[1]).toHaveTextContent(queuedText);
  expect(getCards()[1]).toHaveTextContent('Completed');
  expect(getCards()[1]).toHaveTextContent('20/11/2025');
  expect(getCards()[3]).toHaveTextContent('Locked');
});

test('the start page displays the same, also without a response of the server', async () => {
  renderDashboard({ path: '/dashboard-start', done: 'down', queued: [{ sectionId: 'S1' }] });
  await screen.findByText(queuedText);
  await waitFor(() => expect(getCards()[1]).toHaveTextContent('Start Assessment'));
});

test('nothing of another person is displayed', async () => {
  renderDashboard({ queued: [{ sectionId: 'S2', userid: '9' }] });
  await waitFor(() => expect(getCards()[1]).toHaveTextContent('Start Assessment'));
  expect(screen.queryByText(queuedText)).toBeNull();
});

test('rejected answers open nothing, are explained, and are deleted after a confirmation', async () => {
  const refusal = { code: 'sealing-key-unknown', message: 'These answers waited too long.' };
  const user = renderDashboard({ queued: [{ sectionId: 'S2', refusal }] });
  expect(await screen.findByText(`${instruments[1]!.title}: your answers could not be stored`)).toBeVisible();
  expect(screen.getByText('These answers waited too long.')).toBeVisible();
  expect(getCards()[2]).toHaveTextContent('Locked');

  await user.click(screen.getByRole('button', { name: /^Delete these answers: / }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Keep them' }));
  expect(countQueuedAnswers()).toBe(1);
  await user.click(screen.getByRole('button', { name: /^Delete these answers: / }));
  await user.click(dialog.getByRole('button', { name: 'Delete these answers' }));
  await waitFor(() => expect(screen.queryByText('These answers waited too long.')).toBeNull());
  expect(countQueuedAnswers()).toBe(0);
});

test('queued answers are deleted after a confirmation: the next section is locked, with a focused message', async () => {
  const user = renderDashboard({ queued: [{ sectionId: 'S2' }, { sectionId: 'S3' }] });
  const region = await screen.findByRole('region', { name: 'Answers that wait on this phone' });
  const name = `Delete these answers: ${instruments[1]!.title}`;
  await user.click(within(region).getByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^They are not sent yet\..* nobody can bring them back/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep them' }));
  expect(countQueuedAnswers()).toBe(2);
  await user.click(within(region).getByRole('button', { name }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete these answers' }),
  );
  await waitFor(() => expect(countQueuedAnswers()).toBe(1));
  expect(region).toHaveFocus();
  expect(
    await within(region).findByText('Deleted. These answers are no longer on this phone.'),
  ).toBeVisible();
  await waitFor(() => expect(within(region).queryByRole('button', { name })).toBeNull());
  expect(getCards()[1]).not.toHaveTextContent(queuedText);
  expect(getCards()[2]).toHaveTextContent(queuedText);

  await user.click(within(region).getByRole('button', { name: /^Delete these answers/ }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete these answers' }),
  );
  await waitFor(() => expect(within(region).queryByRole('button')).toBeNull());
  expect(countQueuedAnswers()).toBe(0);
  expect(within(region).getByRole('status')).toHaveTextContent('Deleted.');
});

test('a submission sent meanwhile is reported, with a link to its result', async () => {
  renderDashboard({ queued: [{ sectionId: 'S2' }] });
  await screen.findByText(queuedText);
  await removeQueued('made-up-0');
  publishChange({ userid, sectionId: 'S2' });
  const note = within(await screen.findByText(/^Sent\. See your result:/));
  expect(note.getByRole('link')).toHaveAttribute('href', instruments[1]!.routes.feedback);
  await waitFor(() => expect(getCards()[1]).toHaveTextContent('Sent'));
  expect(screen.queryByText(queuedText)).toBeNull();
  // The server's progress is not updated yet.
  expect(getCards()[2]).toHaveTextContent('Start Assessment');
});

test('a submission sent during the confirmation replaces it by a focused message', async () => {
  const user = renderDashboard({ queued: [{ sectionId: 'S2' }] });
  const region = await screen.findByRole('region', { name: 'Answers that wait on this phone' });
  await user.click(within(region).getByRole('button', { name: /^Delete these answers/ }));
  await screen.findByRole('alertdialog');
  await removeQueued('made-up-0');
  publishChange({ userid, sectionId: 'S2' });
  await waitFor(() => expect(region).toHaveTextContent('Sent. We have your answers.'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(region).toHaveFocus();
});
