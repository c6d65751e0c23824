import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anInstrumentOfPairs } from '#tests/support/instrument-builder.ts';
import { findHeading, renderScreen, advanceSettleTime, listToasts } from './render-screen.tsx';

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
const getSlider = () => screen.getByRole('slider');
const getNext = () => screen.getByRole('button', { name: 'Next' });

test('a card requires a value, with a message if it is missing', async () => {
  const { user } = renderScreen({ instrument: pairs });
  await findHeading('Card 1 of 4');
  expect(await screen.findByText('q1 left')).toBeInTheDocument();
  expect(screen.getByText('Society means everybody else.')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
  advanceSettleTime();
  await user.click(getNext());
  expect(screen.getByText('Please choose a value before proceeding')).toBeInTheDocument();
  expect(listToasts('error')).toEqual(['Please choose a value before proceeding']);
  expect(getSlider()).toHaveFocus();
  expect(getSlider()).toBeInvalid();
  expect(getSlider()).toHaveAccessibleDescription('Please choose a value before proceeding');
  fireEvent.change(getSlider(), { target: { value: '1' } });
  expect(screen.queryByText('Please choose a value before proceeding')).toBeNull();
  expect(getSlider()).not.toHaveAccessibleDescription();
  await user.click(getNext());
  expect(await findHeading('Card 2 of 4')).toHaveFocus();
});

test('positions are sent as codes, and the last button has its own text', async () => {
  const { user, sent } = renderScreen({ instrument: pairs });
  // -2, -1, 1, 2 on the scale are the codes 1, 2, 3, 4; 0 is not an answer.
  for (const [index, position] of [-2, -1, 1, 2].entries()) {
    await findHeading(`Card ${index + 1} of 4`);
    fireEvent.change(await screen.findByRole('slider'), { target: { value: String(position) } });
    await user.click(screen.getByRole('button', { name: index === 3 ? 'Finish Assessment' : 'Next' }));
  }
  await findHeading('/quietFeedback');
  expect((await sent()).map(({ ans }) => ans)).toEqual([[1, 2, 3, 4]]);
});

test('a card displays its selected value again', async () => {
  const { user } = renderScreen({ instrument: pairs, draft: [4, 2] });
  await findHeading('Card 3 of 4');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await findHeading('Card 2 of 4');
  expect(getSlider()).toHaveValue('-1');
});
