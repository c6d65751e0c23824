import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pending } from './pending.tsx';

const meta = {
  title: 'Controls/Messages/Pending',
  tags: ['autodocs'],
  component: Pending,
  args: { pending: true, text: 'One moment' },
} satisfies Meta<typeof Pending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** The line appears after 250 ms. */
const waitForLine: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('One moment');
};

export const Visible: Story = {
  tags: ['screenshot'],
  play: waitForLine,
};
export const Hidden: Story = { args: { pending: false } };
export const SmallScreen: Story = { play: waitForLine, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { play: waitForLine, globals: { theme: 'dark' } };
