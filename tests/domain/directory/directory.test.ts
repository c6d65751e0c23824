import { expect, it } from 'vitest';
import { type DirectoryEntry, selectCurrentEntries } from '#domain/directory/directory.ts';
import { createFormat } from '#language/format.ts';

const createEntry = (name: string, checkedOn: string, state = 'Karnataka'): DirectoryEntry => ({
  state,
  district: 'Mysuru',
  name,
  kind: 'Clinic',
  hours: 'Monday',
  costs: 'Free',
  bring: 'Nothing',
  phone: '080 2699 5000',
  checkedOn,
});
const select = (...entries: DirectoryEntry[]) =>
  selectCurrentEntries(entries, '2026-11-28', createFormat('en').compare).map(({ name }) => name);

it('hides entries that were checked more than a year ago, in the future, or on no day', () => {
  expect(
    select(
      createEntry('a year', '2025-11-28'),
      createEntry('older', '2025-11-27'),
      createEntry('today', '2026-11-28'),
      createEntry('tomorrow', '2026-11-29'),
      createEntry('no day', '2026-02-30'),
    ),
  ).toEqual(['a year', 'today']);
});

it('sorts by state, then by name', () => {
  const day = '2026-11-01';
  expect(select(createEntry('b', day), createEntry('c', day, 'Assam'), createEntry('a', day))).toEqual([
    'c',
    'a',
    'b',
  ]);
});
