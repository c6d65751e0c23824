import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const consent = (
  <>
    I have read the terms and conditions of participating and give my consent with full awareness. To read
    them, <a href="#terms">click here</a>.
  </>
);

const meta = {
  title: 'Components/Inputs/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { children: 'Remember me', name: 'remember' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Checked: Story = { args: { defaultChecked: true } };
export const Error: Story = {
  args: { children: consent, name: 'terms', error: 'You must accept the terms' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Mobile: Story = { ...Error, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = {
  tags: ['variant'],
  args: { ...Error.args, defaultChecked: true },
  globals: { theme: 'dark' },
};
/** Keyboard focus. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};
