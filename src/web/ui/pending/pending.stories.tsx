import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pending } from './pending.tsx';

const meta = {
  title: 'Pending',
  component: Pending,
  args: { pending: true, text: 'One moment' },
} satisfies Meta<typeof Pending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Nothing: Story = { args: { pending: false } };
export const SmallScreen: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
