import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Components/Data display/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { letter: 'M' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { letter: '' } };
export const Devanagari: Story = { args: { letter: 'मी' } };
