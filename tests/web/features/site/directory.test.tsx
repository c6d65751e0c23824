import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { Directory } from '#features/site/directory.tsx';

const entry = {
  state: 'Karnataka',
  district: 'Mysuru',
  name: 'A clinic',
  kind: 'District clinic',
  hours: 'Monday, 9 to 1',
  costs: 'Free',
  bring: 'An identity card',
  phone: '0821 240 0000',
  checkedOn: getIndianDay(),
};

it('says what to do if no place is listed, or all were checked too long ago', () => {
  for (const entries of [[], [{ ...entry, checkedOn: '2020-01-01' }]]) {
    const { unmount } = render(<Directory entries={entries} />);
    expect(screen.getByText('There is no list of places yet.')).toBeVisible();
    expect(screen.queryByText('A clinic')).toBeNull();
    unmount();
  }
});

it('shows the places of a state and district with a number to call', async () => {
  render(<Directory entries={[entry, { ...entry, district: 'Hassan', name: 'Another' }]} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Karnataka' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Mysuru' }));
  expect(screen.getByText('A clinic')).toBeVisible();
  expect(screen.queryByText('Another')).toBeNull();
  expect(screen.getByRole('link', { name: '0821 240 0000' })).toHaveAttribute('href', 'tel:08212400000');
});
