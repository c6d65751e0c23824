import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { userid } from '#tests/support/harness.tsx';
import { DashboardHarness, type DashboardHarnessProps } from '#tests/support/harnesses/dashboard-harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { instruments } from '#tests/support/instruments.ts';

/** A fixture for a sixth section after the five. */
const sixth = anInstrument((draft) => (draft.position = 6));
/** All six in order. */
export const cards = [...instruments, sixth];
const times = ['2025-10-12T20:00:00.000Z', '2025-10-14T06:30:00.000Z'];
/** The message of a locked card. */
export const locked = 'This section is locked until previous assessments are complete.';

/** Renders the dashboard, by default with two completed sections. */
export function renderDashboard(props: Partial<DashboardHarnessProps> = {}) {
  render(<DashboardHarness cards={cards} path="/dashboard" done={2} times={times} {...props} />);
  return userEvent.setup();
}
/** The last list of the screen, because the helplines may be above it. */
export const getCards = () => within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem');
/** Waits until the progress is displayed. */
export const findCards = async () => {
  await waitFor(() => expect(screen.queryByText('Loading your dashboard...')).toBeNull());
  return getCards();
};
/** Expects no state on cards before the progress is known. */
export function expectNoState() {
  expect(screen.queryByText('Locked')).toBeNull();
  expect(screen.queryByText('Not Attempted')).toBeNull();
}
/** The stored step. */
export const readStoredProgress = () => JSON.parse(sessionStorage.getItem(`progress_${userid}`) ?? 'null');
