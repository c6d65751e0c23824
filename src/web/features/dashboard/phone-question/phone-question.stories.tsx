import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, userid } from '#tests/support/harness.tsx';
import { press, type StoryContext, expectText, playUntilText } from '#tests/support/interactions.ts';
import { PhoneOwnershipQuestion } from './phone-question.tsx';

const meta: Meta<{ savedAnswer: 'mine' | 'shared' | null }> = {
  title: 'Dashboard/Phone question',
  render: ({ savedAnswer }) => (
    <Harness
      answers={{}}
      before={() => {
        if (savedAnswer === null) localStorage.removeItem('phone');
        else localStorage.setItem('phone', savedAnswer);
      }}
    >
      <PhoneOwnershipQuestion userid={userid} />
    </Harness>
  ),
  args: { savedAnswer: null },
  play: playUntilText('Does anyone else use this phone?'),
  // Stories share one device storage.
  beforeEach: () => () => localStorage.removeItem('phone'),
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers and waits for a text. */
const answerAndSee = (answer: RegExp, text: string) => async (stage: StoryContext) => {
  await press(stage, answer);
  await expectText(stage, text);
};

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Mine: Story = { play: answerAndSee(/^No /, 'Saved: only you use this phone.') };
export const Shared: Story = { play: answerAndSee(/^Yes /, 'Saved: other people use this phone too.') };
/** The question is asked once on each phone. */
export const AnsweredBefore: Story = { args: { savedAnswer: 'shared' }, play: () => undefined };
