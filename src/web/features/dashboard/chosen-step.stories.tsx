import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, type HarnessProps, userid } from '#tests/support/harness.tsx';
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
  args: { answers: kept(step), now: new Date('2025-10-13T06:30:00.000Z') },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksTheNextDay: Story = {};
export const SameDay: Story = { args: { now: new Date('2025-10-12T12:30:00.000Z') } };
/** It asks once: here is what the server says before the answer and after it. */
export const AsksOnce: Story = {
  args: {
    answers: {
      'GET /user/step/': [{ body: { chosen: step } }, { body: { chosen: { ...step, helped: 2 } } }],
      'POST /user/step/': 204,
    },
  },
};
export const Answered: Story = { args: { answers: kept({ ...step, helped: 1 }) } };
export const NotKept: Story = { args: { answers: { ...kept(step), 'POST /user/step/': 500 } } };
export const None: Story = { args: { answers: kept(null) } };
export const ServerWithout: Story = { args: { answers: { '/user/step/': 405 } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
