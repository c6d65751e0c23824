import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, type HarnessProps, userid } from '#tests/support/harness.tsx';
import { press, type Stage, see, shows } from '#tests/support/plays.ts';
import { ChosenStep } from './chosen-step.tsx';

const step = {
  section_id: 'S1',
  text: 'Go to bed half an hour earlier on three days of this week.',
  time: '2025-10-12T06:30:00.000Z',
  helped: null as number | null,
};
const kept = (chosen: typeof step | null) => ({
  'GET /user/step/': { body: { chosen } },
  'POST /user/step/': 204,
});

interface Props extends HarnessProps {
  readonly now: Date;
}

const meta: Meta<Props> = {
  title: 'Dashboard/Chosen step',
  render: ({ now, ...props }) => (
    <Harness {...props}>
      <ChosenStep userid={userid} now={now} />
    </Harness>
  ),
  play: shows('Did it help?'),
  args: { answers: kept(step), now: new Date('2025-10-13T06:30:00.000Z') },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksTheNextDay: Story = {};
export const SameDay: Story = {
  args: { now: new Date('2025-10-12T12:30:00.000Z') },
  play: shows('For your eyes alone.'),
};
/** Answers, and waits for these words. */
const answers = (answer: string, words: string) => async (stage: Stage) => {
  await press(stage, answer);
  await see(stage, words);
};
/** It asks once: here is what the server says before the answer and after it. */
export const AsksOnce: Story = {
  args: {
    answers: {
      'GET /user/step/': [{ body: { chosen: step } }, { body: { chosen: { ...step, helped: 2 } } }],
      'POST /user/step/': 204,
    },
  },
  play: answers('A little', 'Thank you for telling.'),
};
export const NotKept: Story = {
  args: { answers: { ...kept(step), 'POST /user/step/': 500 } },
  play: answers('Yes', 'Your answer could not be kept.'),
};
/** None was chosen: nothing is there. */
export const None: Story = { args: { answers: kept(null) }, play: () => undefined };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
