import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { QualityPanel } from '#authoring/studio/preview/quality/quality-panel.tsx';
import { aQualityFile } from '#tests/support/quality-file.ts';

const file = aQualityFile();

test('without measurements the tab says who puts which file where', () => {
  render(<QualityPanel quality={[]} instruments={[]} />);
  expect(screen.getByText(/npm run quality .*questionnaires\/quality\/S4@1\.json/)).toBeVisible();
});

test('scores have figures with intervals, and a dash or a reason without a figure', () => {
  render(<QualityPanel quality={[file]} instruments={[]} />);
  expect(screen.getByText(/^212 people, .*2027-03-31/)).toBeVisible();
  const scores = within(screen.getByRole('group', { name: 'Scores' }));
  expect(scores.getByRole('row', { name: /^Distress/ })).toHaveTextContent(
    'Distress21221.407.120.91 (0.89 to 0.93)One factor has no proper answer.17 %0 %',
  );
  const retest = within(screen.getByRole('group', { name: 'The same people again' }));
  expect(retest.getByRole('row', { name: /^Distress, 7 to 21 days/ })).toHaveTextContent(
    'Distress, 7 to 21 days350.82 (0.68 to 0.90)6.40',
  );
});

test('a value beyond a limit is described, and its row is marked', () => {
  render(<QualityPanel quality={[file]} instruments={[]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('17 % of people have the lowest possible Distress.');
  expect(screen.getByRole('row', { name: /^Distress 212/ }).className).not.toBe('');
});

test('other versions can be selected; the newest is first', async () => {
  const [first] = file.groups;
  if (!first) throw new Error('The file has no group.');
  const next = { ...first, version: '1.2', people: 400 };
  render(<QualityPanel quality={[{ ...file, groups: [first, next] }]} instruments={[]} />);
  expect(screen.getByText(/^400 people/)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'S4@1, version 1.1, en-IN');
  expect(screen.getByText(/^212 people/)).toBeVisible();
});
