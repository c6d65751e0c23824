import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reference } from './reference.tsx';

const meta = {
  title: 'Components/Feedback/Reference',
  tags: ['autodocs'],
  component: Reference,
  args: {
    label: 'Reference:',
    reference: 'k7m2q-x9d4h',
    hint: 'Please give it if you write to us.',
  },
} satisfies Meta<typeof Reference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
