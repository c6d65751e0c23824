import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, type HarnessProps, userid } from '#tests/support/harness.tsx';
import { press, type StoryContext, expectText, playUntilText } from '#tests/support/interactions.ts';
import { ChosenStep } from './chosen-step.tsx';

const step = {
  section_id: 'S1',
  text: 'Go to bed half an hour earlier on three days of this week.',
  time: '2025-10-12T06:30:00.000Z',
  helped: null as number | null,
};
const toAnswers = (chosen: typeof step | null) => ({
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
  play: playUntilText('Did it help?'),
  args: { answers: toAnswers(step), now: new Date('2025-10-13T06:30:00.000Z') },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksTheNextDay: Story = {};
export const SameDay: Story = {
  args: { now: new Date('2025-10-12T12:30:00.000Z') },
  play: playUntilText('Only you can see this.'),
};
/** Answers and waits for a text. */
const answerAndSee = (answer: string, text: string) => async (stage: StoryContext) => {
  await press(stage, answer);
  await expectText(stage, text);
};
/** The question is asked once: the responses before and after the answer. */
export const AsksOnce: Story = {
  args: {
    answers: {
      'GET /user/step/': [{ body: { chosen: step } }, { body: { chosen: { ...step, helped: 2 } } }],
      'POST /user/step/': 204,
    },
  },
  play: answerAndSee('A little', 'Thank you.'),
};
export const NotKept: Story = {
  args: { answers: { ...toAnswers(step), 'POST /user/step/': 500 } },
  play: answerAndSee('Yes', 'Your answer could not be saved.'),
};
/** There is no step, so nothing is rendered. */
export const None: Story = { args: { answers: toAnswers(null) }, play: () => undefined };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
