import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './loader.tsx';

const meta = {
  title: 'Controls/Messages/Loader',
  tags: ['autodocs'],
  component: Loader,
  args: { text: 'Loading your dashboard...' },
} satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Loading: Story = { tags: ['screenshot'] };
export const SmallScreen: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
