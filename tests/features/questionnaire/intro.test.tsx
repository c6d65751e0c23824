import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anInstrument } from '../../support/instrument-builder.ts';
import { instruments } from '../../support/instruments.ts';
import { heading, openScreen } from './at-the-screen.tsx';

vi.mock('../../../src/ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => localStorage.clear());

test.each(instruments)('$title: the intro says what is asked and starts it', async (instrument) => {
  const { user } = openScreen({ instrument, path: instrument.routes.intro });
  await heading(instrument.title);
  expect(screen.getByText(`Assessment ${instrument.position} of 5`)).toBeInTheDocument();
  expect(screen.getByText(instrument.intro.text)).toBeInTheDocument();
  for (const { label } of instrument.intro.facts) expect(screen.getByText(label)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Start Assessment' }));
  const { unit } = instrument.presentation;
  await screen.findByText(`${unit} 1 of ${instrument.items.length}`);
});

test('two rows of eighteen discs stand above and below, for the eye alone', () => {
  openScreen({ instrument: anInstrument(), path: '/quietPage' });
  const rows = [...document.querySelectorAll('[aria-hidden="true"]')].filter(
    (row) => row.children.length === 18,
  );
  expect(rows).toHaveLength(2);
});

test('the page wears the ink of the section, and takes it off again', async () => {
  const { close } = openScreen({ instrument: anInstrument(), path: '/quietPage' });
  expect(document.body).toHaveClass('t-s1');
  close();
  expect(document.body).not.toHaveClass('t-s1');
});

test('after the browser was used to go back, an alert in the page says that the answers stay', async () => {
  const instrument = anInstrument();
  const { close } = openScreen({ instrument, path: '/quietPage', leftUnfinished: true });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You have left this assessment. Your answers so far stay on this device.',
  );
  close();
  openScreen({ instrument, path: '/quietPage' });
  expect(screen.queryByRole('alert')).toBeNull();
});
