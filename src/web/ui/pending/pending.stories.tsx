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
const wait: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('One moment');
};

export const UnderWay: Story = {
  tags: ['screenshot'],
  play: wait,
};
export const Nothing: Story = { args: { pending: false } };
export const SmallScreen: Story = { play: wait, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { play: wait, globals: { theme: 'dark' } };
