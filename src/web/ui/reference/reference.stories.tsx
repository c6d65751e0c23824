import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reference } from './reference.tsx';

const meta = {
  title: 'Controls/Messages/Reference',
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

export const Playground: Story = { tags: ['!test'] };

export const AfterAFailure: Story = { tags: ['screenshot'] };
export const SmallScreen: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
