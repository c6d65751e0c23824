import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anInstrumentOfPairs } from '#tests/support/instrument-builder.ts';
import { heading, openScreen, settle, toasts } from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => localStorage.clear());

const pairs = anInstrumentOfPairs((draft) => {
  draft.presentation.unit = 'Card';
  draft.presentation.finishLabel = 'Finish Assessment';
  draft.presentation.note = 'Society means everybody else.';
  draft.messages.toastMs = 2000;
});
const slider = () => screen.getByRole('slider');
const next = () => screen.getByRole('button', { name: 'Next' });

test('a card requires a value, with a message if it is missing', async () => {
  const { user } = openScreen({ instrument: pairs });
  await heading('Card 1 of 4');
  expect(await screen.findByText('q1 left')).toBeInTheDocument();
  expect(screen.getByText('Society means everybody else.')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
  settle();
  await user.click(next());
  expect(screen.getByText('Please choose a value before proceeding')).toBeInTheDocument();
  expect(toasts('error')).toEqual(['Please choose a value before proceeding']);
  expect(slider()).toHaveFocus();
  expect(slider()).toBeInvalid();
  expect(slider()).toHaveAccessibleDescription('Please choose a value before proceeding');
  fireEvent.change(slider(), { target: { value: '1' } });
  expect(screen.queryByText('Please choose a value before proceeding')).toBeNull();
  expect(slider()).not.toHaveAccessibleDescription();
  await user.click(next());
  expect(await heading('Card 2 of 4')).toHaveFocus();
});

test('positions are sent as codes, and the last button has its own text', async () => {
  const { user, sent } = openScreen({ instrument: pairs });
  // -2, -1, 1, 2 on the scale are the codes 1, 2, 3, 4; 0 is not an answer.
  for (const [index, position] of [-2, -1, 1, 2].entries()) {
    await heading(`Card ${index + 1} of 4`);
    fireEvent.change(await screen.findByRole('slider'), { target: { value: String(position) } });
    await user.click(screen.getByRole('button', { name: index === 3 ? 'Finish Assessment' : 'Next' }));
  }
  await heading('/quietFeedback');
  expect((await sent()).map(({ ans }) => ans)).toEqual([[1, 2, 3, 4]]);
});

test('a card displays its selected value again', async () => {
  const { user } = openScreen({ instrument: pairs, draft: [4, 2] });
  await heading('Card 3 of 4');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Card 2 of 4');
  expect(slider()).toHaveValue('-1');
});
