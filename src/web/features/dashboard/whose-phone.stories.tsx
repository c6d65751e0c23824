import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, userid } from '#tests/support/harness.tsx';
import { WhosePhone } from './whose-phone.tsx';

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
      <WhosePhone userid={userid} />
    </Harness>
  ),
  args: { said: null },
  // The stories share one device.
  beforeEach: () => () => localStorage.removeItem('phone'),
};
export default meta;
type Story = StoryObj<typeof meta>;

const press = (within: HTMLElement, name: string) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

export const Asks: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
export const Mine: Story = { play: ({ canvasElement }) => press(canvasElement, 'Mine') };
export const Shared: Story = { play: ({ canvasElement }) => press(canvasElement, 'Shared') };
/** It asks once on each phone. */
export const SaidBefore: Story = { args: { said: 'shared' } };
