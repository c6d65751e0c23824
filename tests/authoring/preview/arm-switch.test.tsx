import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DeskState } from '#authoring/editor/desk/open-files.ts';
import { ArmSwitch } from '#authoring/preview/preview/arm-switch.tsx';
import { armsOf } from '#authoring/preview/preview/arms.ts';
import type { AuthorState } from '#authoring/preview/state.ts';
import { instruments } from '#tests/support/instruments.ts';
import { madeUpTrial } from '#tests/support/made-up-trial.ts';

const instrument = instruments.find(({ id }) => id === 'S4')!;
const state = {
  instruments: [{ file: 'x', instrument, grades: {}, trials: [{ trial: madeUpTrial, state: 'over' }] }],
} as unknown as AuthorState;

const acts: string[] = [];
function open(address: string, chosen = '', files: DeskState = new Map()) {
  acts.length = 0;
  render(
    <ArmSwitch
      arms={armsOf(state, files)}
      chosen={chosen}
      address={address}
      onChoose={async (code) => void acts.push(code)}
      onGo={(to) => acts.push(to)}
    />,
  );
  return screen.queryByRole('combobox', { name: 'Level texts of' });
}
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('on the screens of a questionnaire that a trial names each arm can be chosen, and its result is shown', async () => {
  const choice = open('/distressPage');
  expect(names()).toEqual([
    'the questionnaire',
    'A trial of shorter steps: usual',
    'A trial of shorter steps: short',
  ]);
  await userEvent.selectOptions(choice!, 'short-steps/short');
  expect(acts).toEqual(['short-steps/short', '/distressFeedback']);
});

test('where results are shown already the preview stays there', async () => {
  await userEvent.selectOptions(open('/distressFeedback?x=1')!, 'short-steps/usual');
  expect(acts).toEqual(['short-steps/usual']);
});

test('elsewhere there is none, but while an arm is shown it can be left everywhere', () => {
  expect(open('/dashboard')).toBeNull();
  expect(open('/dashboard', 'short-steps/short')).toHaveDisplayValue('A trial of shorter steps: short');
});

test('the arms of a draft take the place of those of its file', () => {
  const [usual, short] = madeUpTrial.arms;
  const trial = { ...madeUpTrial, arms: [usual, { ...short, id: 'brief' }] };
  open('/distressFeedback', '', new Map([['x', { shown: { trial } }]]) as unknown as DeskState);
  expect(names()).toContain('A trial of shorter steps: brief');
  expect(names()).not.toContain('A trial of shorter steps: short');
});
