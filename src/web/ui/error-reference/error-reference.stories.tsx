import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorReference } from './error-reference.tsx';

const meta = {
  title: 'Components/Feedback/Error reference',
  tags: ['autodocs'],
  component: ErrorReference,
  args: {
    label: 'Reference:',
    code: 'k7m2q-x9d4h',
    description: 'Please give it if you write to us.',
  },
} satisfies Meta<typeof ErrorReference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
