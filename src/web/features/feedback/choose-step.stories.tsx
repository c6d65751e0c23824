import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forgetTab } from '#api/device/storage.ts';
import { Harness, type HarnessProps, userid } from '#tests/support/harness.tsx';
import { choose, press, type Stage, see, shows } from '#tests/support/plays.ts';
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
  // Stories share one tab: what was chosen in another must not show up here.
  loaders: [async () => forgetTab()],
  play: shows('None just now'),
  args: { answers: { 'GET /user/step/': { body: { chosen: null } }, 'POST /user/step/': 204 } },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses the second step, keeps it, and waits for these words. */
const keeps = (words: string) => async (stage: Stage) => {
  await choose(stage, 'One small step I choose', steps[1]);
  await press(stage, 'Keep this choice');
  await see(stage, words);
};

export const NoneChosen: Story = {};
/** What the server says of it after it was kept. */
export const Keeps: Story = {
  args: {
    answers: {
      'GET /user/step/': [{ body: { chosen: null } }, { body: { chosen } }],
      'POST /user/step/': 204,
    },
  },
  play: keeps('Kept. It waits for you on the dashboard'),
};
export const Chosen: Story = {
  args: { answers: { 'GET /user/step/': { body: { chosen } }, 'POST /user/step/': 204 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(steps[1])).toBeChecked());
  },
};
export const NotKept: Story = {
  args: { answers: { 'GET /user/step/': { body: { chosen: null } }, 'POST /user/step/': 500 } },
  play: keeps('Your choice could not be kept.'),
};
/** The server has no such call: nothing is there. */
export const ServerWithout: Story = { args: { answers: { '/user/step/': 404 } }, play: () => undefined };
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'w320' } } };
