import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CompareVersionsPanel } from '#authoring/studio/preview/versions/versions-panel.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const first = anInstrument();
const second = anInstrument((draft) => {
  draft.version = '1.1';
  draft.title = 'Quieter Days';
});
const file = anInstrument((draft) => {
  draft.version = '2.0';
  draft.title = 'Quieter Days';
  draft.items[0] = { id: 'q1', text: 'I felt quite at peace.' };
});

function renderPanel(versions = [first, second], current = file) {
  render(<CompareVersionsPanel versions={versions} current={current} />);
}
const listMarked = (row: RegExp, tag: 'del' | 'ins') =>
  [...screen.getByRole('row', { name: row }).querySelectorAll(tag)].map((mark) => mark.textContent);

test('the newest published version and the file are side by side, with changed words marked', () => {
  renderPanel();
  expect(screen.getByRole('combobox', { name: 'Earlier version' })).toHaveDisplayValue('1.1, published');
  expect(screen.getByRole('combobox', { name: 'Later version' })).toHaveDisplayValue('2.0, the file now');
  expect(listMarked(/Item "q1"/, 'del')).toEqual(['went: −ease']);
  expect(listMarked(/Item "q1"/, 'ins')).toEqual(['came: +quite ', 'came: +peace']);
  expect(screen.queryByRole('heading', { name: 'Texts' })).toBeNull();
});

test('any two can be selected, and each part states the required version number', async () => {
  renderPanel();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Earlier version' }), '1.0, published');
  const getRegion = (name: string) =>
    within(screen.getByRole('heading', { name, level: 3 }).closest('section') as HTMLElement);
  expect(getRegion('Items').getByText(/^Major version/)).toBeVisible();
  expect(getRegion('Texts').getByText(/^Minor version/)).toBeVisible();
  expect(getRegion('Texts').getByRole('row', { name: /^Title/ })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Later version' }), '1.1, published');
  expect(screen.getByText(/^Scores stay comparable.*1\.1 after 1\.0/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Items' })).toBeNull();
});

test('a change of words only: states the third number that would be enough', () => {
  renderPanel(
    [first],
    anInstrument((draft) => {
      draft.items[0] = { id: 'q1', text: 'I felt at peace.' };
    }),
  );
  expect(screen.getByText(/two people confirm .*that it is spelling.*1\.0\.1 is enough/)).toBeVisible();
});

test('equal versions are reported, and a file without a published version has no comparison', async () => {
  renderPanel([first], anInstrument());
  expect(screen.getByText('The two say the same.')).toBeVisible();
});

test('an unpublished questionnaire is reported', () => {
  renderPanel([]);
  expect(screen.getByText(/^No version is published yet/)).toBeVisible();
});
