import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InstrumentsPanel } from '#authoring/studio/preview/instrument/instruments-panel.tsx';
import type { AuthorState } from '#authoring/studio/preview/state.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const file = 'questionnaires/T1-quiet.json';
const instrument = anInstrument();

function renderPanel(stale: AuthorState['stale'], findings: AuthorState['findings'] = []) {
  render(
    <InstrumentsPanel
      instruments={[{ file, instrument, published: instrument, grades: {} }]}
      findings={findings}
      stale={stale}
      show={() => {}}
    />,
  );
}

test('compares a valid questionnaire with the published one', () => {
  renderPanel([]);
  expect(screen.getByText(/^The file equals the published version/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('displays the error and fix of a broken one, and nothing about its content', () => {
  const problem = { path: 'position', expected: 'a number', actual: '"one"', fix: 'Write 1 without quotes.' };
  renderPanel(
    [{ file, serves: 'last good form' }],
    [{ rule: 'json/type', level: 'error', file, line: 4, ...problem }],
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The preview shows the last valid version of this file. line 4: expected a number, found "one". Write 1 without quotes.',
  );
  expect(screen.queryByText(/equals the published version/)).toBeNull();
});
