import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { NormsPatch } from '#authoring/exchange/norms/norms-patch.ts';
import { NormsPanel } from '#authoring/studio/preview/norms/norms-panel.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';

/** Ten times three people; calm and joy are 8, 5 and 2. */
const rows = Array.from({ length: 10 }, () => '4,1,4,4,20\n2,2,3,2,20\n1,4,1,1,20').join('\n');
const csv = `q1,q2,q3,q4,age\n${rows}`;
const onePlan = anInstrument((draft) => {
  for (const { report } of draft.scores)
    if (report) report.bands = report.bands.slice(-1).map((band) => ({ ...band, from: 18 }));
});

function renderPanel(
  accept = vi.fn((_: NormsPatch) => Promise.resolve<string | null>(null)),
  instrument = onePlan,
) {
  render(<NormsPanel instrument={instrument} accept={accept} />);
  return { user: userEvent.setup(), accept };
}
const createAnswers = () => screen.getByRole('textbox', { name: 'Raw answers' });
async function paste(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(createAnswers());
  await user.paste(text);
}

test('pasted answers yield n, mean, deviation, alpha and proposed levels of every score', async () => {
  const { user } = renderPanel();
  await paste(user, csv);
  expect(screen.getByText(/^30 people can be used/)).toBeVisible();
  const calm = within(screen.getByRole('heading', { name: 'Calm' }).closest('section') as HTMLElement);
  expect(
    calm.getByRole('row', {
      name: 'ages 18 and over 30 5.00 2.49 Low up to 2 (T 38, 33 %), Average up to 7 (T 58, 33 %), High above (33 %). The file has mean 6, SD 1.5.',
    }),
  ).toBeVisible();
  expect(
    calm.getByText(/^Alpha 0\.96 \(2 items, 30 complete cases\)\. Standard error of measurement 0\.48/),
  ).toBeVisible();
});

test('a file is read in the browser', async () => {
  const { user } = renderPanel();
  await user.upload(
    screen.getByLabelText('Open a CSV file'),
    new File([csv], 'answers.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText(/^30 people can be used/)).toBeVisible();
});

test('invalid cells are listed, and figures wait until their rows are left out', async () => {
  const { user } = renderPanel();
  await paste(user, `${csv}\n9,1,1,1,20`);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Row 32, column q1: found "9", expected a code (1, 2, 3, 4)',
  );
  expect(screen.queryByRole('heading', { name: 'Calm' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Leave that row out' }));
  expect(screen.getByRole('heading', { name: 'Calm' })).toBeVisible();
});

test('a missing column cannot be left out', async () => {
  const { user } = renderPanel();
  await paste(user, 'q1,q2,q3\n1,2,3');
  expect(screen.getByRole('alert')).toHaveTextContent('Row 1, column q4');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a small sample yields figures, no cuts, and the reason', async () => {
  const { user } = renderPanel();
  await paste(user, csv.split('\n').slice(0, 11).join('\n'));
  expect(screen.getAllByText(/Cut scores need at least 30 complete cases; there are 10/)[0]).toBeVisible();
  expect(screen.getByText(/^No score is usable yet/)).toBeVisible();
});

test('accepts norms only with a basis; then the editor gets the change for the selected scores', async () => {
  const { user, accept } = renderPanel();
  await paste(user, csv);
  expect(screen.queryByRole('button', { name: 'Put into the editor' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Who answered' }), 'students');
  await user.type(screen.getByRole('textbox', { name: 'Place' }), 'Mysuru');
  await user.type(screen.getByRole('textbox', { name: 'Year' }), '2026');
  expect(
    screen.getByText('It will say: Measured with these items: 30 students, Mysuru, 2026.'),
  ).toBeVisible();
  // The ratio is 1 for everyone, so there are no cuts.
  expect(screen.getByRole('checkbox', { name: /^Balance \(not usable/ })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Joy' }));
  await user.click(screen.getByRole('button', { name: 'Put into the editor' }));
  const [patch] = accept.mock.calls[0] ?? [];
  expect(patch?.map(([path]) => path.join('.'))).toEqual([
    'scores.0.report.bands.0',
    'scores.0.report.average',
    'scores.0.report.reliability',
    'scores.2.report.bands.0',
    'scores.2.report.average',
    'scores.2.report.reliability',
  ]);
  expect(screen.getByRole('textbox', { name: 'The change as JSON' })).toHaveDisplayValue(
    /"path": "scores\[0\]\.report\.bands\[0\]"/,
  );
});

test('displays the reason if the editor rejects the change', async () => {
  const { user } = renderPanel(vi.fn(() => Promise.resolve('Correct it there first.')));
  await paste(user, csv);
  await user.type(screen.getByRole('textbox', { name: 'Who answered' }), 'students');
  await user.type(screen.getByRole('textbox', { name: 'Place' }), 'Mysuru');
  await user.type(screen.getByRole('textbox', { name: 'Year' }), '2026');
  await user.click(screen.getByRole('button', { name: 'Put into the editor' }));
  expect(await screen.findByText('Correct it there first.')).toBeVisible();
});

test('new bands are entered by the first age of each', async () => {
  const { user } = renderPanel();
  await paste(user, csv);
  await user.click(screen.getByRole('radio', { name: 'New ones, the same for all scores' }));
  const starts = screen.getByRole('textbox', { name: 'First age of each band' });
  await user.clear(starts);
  await user.type(starts, '18, 20');
  expect(screen.getAllByRole('row', { name: /^ages 18 to 19 0/ })[0]).toBeVisible();
  expect(screen.getAllByRole('row', { name: /^ages 20 and over 30/ })[0]).toBeVisible();
  await user.type(starts, ', 19');
  expect(screen.getByText('Write whole ages from 18 on, each higher than the one before.')).toBeVisible();
});
