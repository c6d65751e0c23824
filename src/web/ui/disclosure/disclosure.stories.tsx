import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Components/Data display/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: { label: 'I forgot my PIN', children: <p>The plan cannot be opened without the PIN.</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Default: Story = {};
export const Open: Story = { args: { open: true } };
export const Large: Story = { args: { size: 'large', label: 'All numbers' } };
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('I forgot my PIN')).toHaveFocus();
  },
};
