import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { WorkingPanel } from '#authoring/studio/preview/working/working-panel.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';

afterEach(() => vi.restoreAllMocks());

const second = {
  name: 'the other way',
  age: 40,
  answers: [1, 4, 2, 2],
  expected: [{ score: 'calm', value: 3 }],
  helpFirst: true,
};
const instrument = anInstrument((draft) => {
  draft.examples.push(second);
});
const listSteps = (heading: RegExp) =>
  within(screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement);

test('the first example is on the worksheet from answers to results', () => {
  render(<WorkingPanel instrument={instrument} />);
  // q2 is reversed: 1 + 4 − 1.
  expect(screen.getByRole('row', { name: 'q2 1 Never 1 1 + 4 − 1 4 Calm' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'q4 4 Always 4 4 Joy, Mean joy' })).toBeVisible();
  expect(listSteps(/^Calm/).getByText('4 + 4 = 8')).toBeVisible();
  expect(
    listSteps(/^Calm/).getByText('score 8, level High, percentile 98, colour blue: the same'),
  ).toBeVisible();
  expect(screen.getByText('calm is red (no): does not apply')).toBeVisible();
});

test('another example can be selected; a difference from the computation is reported', async () => {
  render(<WorkingPanel instrument={instrument} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Worked example' }), 'the other way');
  expect(listSteps(/^Calm/).getByText('ages 36 and over: the first that matches')).toBeVisible();
  expect(listSteps(/^Calm/).getByText('score 3: not the same')).toBeVisible();
  expect(screen.getByText('A rule applies: help comes first.')).toBeVisible();
});

test('invalid answers are not computed, with the reason', () => {
  render(
    <WorkingPanel instrument={anInstrument((draft) => void (draft.examples[0]!.answers = [4, 1, 9, 4]))} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Question 3 has an answer that is not on the scale');
});

test('prints only the worksheet, and restores the page afterwards', async () => {
  const listSheets = () => document.querySelectorAll('article').length;
  const seen: number[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => void seen.push(listSheets()));
  render(<WorkingPanel instrument={instrument} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print this sheet' }));
  expect(seen).toEqual([2]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(listSheets()).toBe(1);
});

test('a questionnaire without examples is reported', () => {
  render(<WorkingPanel instrument={anInstrument((draft) => void (draft.examples = []))} />);
  expect(screen.getByText('This questionnaire has no worked example yet.')).toBeVisible();
});
