import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forgetTab } from '#api/device/storage.ts';
import { Harness, type HarnessProps, userid } from '#tests/support/harness.tsx';
import {
  selectAnswer,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { accentClass } from '#ui/theme/accent.ts';
import { ChooseStep } from './choose-step.tsx';

const steps: [string, string, string] = [
  'Choose one person to talk to today.',
  'Go to bed half an hour earlier on three days of this week.',
  'Write a few kind lines to yourself, as you would to a friend.',
];
const chosen = { section_id: 'S1', text: steps[1], time: '2025-10-12T06:30:00.000Z', helped: null };

const meta: Meta<HarnessProps> = {
  title: 'Feedback/One small step',
  render: (props) => (
    <Harness {...props}>
      <div className={accentClass('s1')}>
        <ChooseStep userid={userid} sectionId="S1" steps={steps} />
      </div>
    </Harness>
  ),
  // Stories share one tab storage.
  loaders: [async () => forgetTab()],
  play: playUntilText('None just now'),
  args: { answers: { 'GET /user/step/': { body: { chosen: null } }, 'POST /user/step/': 204 } },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Selects the second step, saves it and waits for a text. */
const saveAndSee = (text: string) => async (stage: StoryContext) => {
  await selectAnswer(stage, 'One small step I choose', steps[1]);
  await press(stage, 'Keep this choice');
  await expectText(stage, text);
};

export const NoneChosen: Story = {};
/** The responses before and after saving. */
export const Keeps: Story = {
  args: {
    answers: {
      'GET /user/step/': [{ body: { chosen: null } }, { body: { chosen } }],
      'POST /user/step/': 204,
    },
  },
  play: saveAndSee('Kept. It waits for you on the dashboard'),
};
export const Chosen: Story = {
  args: { answers: { 'GET /user/step/': { body: { chosen } }, 'POST /user/step/': 204 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(steps[1])).toBeChecked());
  },
};
export const NotKept: Story = {
  args: { answers: { 'GET /user/step/': { body: { chosen: null } }, 'POST /user/step/': 500 } },
  play: saveAndSee('Your choice could not be kept.'),
};
/** The server does not have the route, so nothing is rendered. */
export const ServerWithout: Story = { args: { answers: { '/user/step/': 404 } }, play: () => undefined };
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'w320' } } };
