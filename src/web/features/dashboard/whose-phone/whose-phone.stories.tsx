import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, userid } from '#tests/support/harness.tsx';
import { press, type Stage, see, shows } from '#tests/support/plays.ts';
import { PhoneOwner } from './whose-phone.tsx';

const meta: Meta<{ said: 'mine' | 'shared' | null }> = {
  title: 'Dashboard/Whose phone',
  render: ({ said }) => (
    <Harness
      answers={{}}
      before={() => {
        if (said === null) localStorage.removeItem('phone');
        else localStorage.setItem('phone', said);
      }}
    >
      <PhoneOwner userid={userid} />
    </Harness>
  ),
  args: { said: null },
  play: shows('Whose phone is this?'),
  // The stories share one device.
  beforeEach: () => () => localStorage.removeItem('phone'),
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers, and waits for these words. */
const says = (answer: string, words: string) => async (stage: Stage) => {
  await press(stage, answer);
  await see(stage, words);
};

export const Asks: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
export const Mine: Story = { play: says('Mine', 'This phone is yours.') };
export const Shared: Story = { play: says('Shared', 'This phone is shared.') };
/** It asks once on each phone. */
export const SaidBefore: Story = { args: { said: 'shared' }, play: () => undefined };
