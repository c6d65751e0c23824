import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ReferenceValuesScreen } from '#features/reference-values/reference-values-screen.tsx';
import { findPublicInstrument } from '../../../instruments/files.ts';

/** The complete text of one score. */
function renderScoreText(instrument: string, title: string): string {
  render(
    <MemoryRouter>
      <ReferenceValuesScreen instruments={[findPublicInstrument(instrument)]} />
    </MemoryRouter>,
  );
  return screen.getByRole('heading', { level: 3, name: title }).closest('details')?.textContent ?? '';
}

it('a sum has the number of questions, the effect of skipping, and its levels by name', () => {
  const text = renderScoreText('PHQ9', 'Mishaps');
  expect(text).toContain('How it is calculatedSum of 9 questions');
  expect(text).toContain('Calculated if at least 7 of 9 questions are answered.');
  expect(text).toContain('15 to 19Moderately severe');
});

it('a table is displayed row by row with its standard errors', () => {
  const text = renderScoreText('PROMIS8', 'Slow screens (T score)');
  expect(text).toContain('Total before');
  expect(text).toContain('Standard error');
  expect(text).toMatch(/\d to \d[\d.]* points to each side of a score/);
});

it('a category has names instead of numbers, and neither average nor percentile', () => {
  const text = renderScoreText('MHCSF', 'State of meals');
  expect(text).toContain('Languishing');
  expect(text).not.toMatch(/Average, all ages|Percentile|possible score/);
});
