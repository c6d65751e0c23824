import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Inputs/Text field',
  tags: ['autodocs'],
  component: TextField,
  subcomponents: { TextAreaField },
  args: { label: 'City', name: 'city' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Filled: Story = { args: { defaultValue: 'Mysuru' } };
export const Optional: Story = { args: { label: 'Phone', name: 'phone', type: 'tel', optional: true } };
export const WithHint: Story = {
  args: { description: 'A made-up name is welcome.', label: 'Name', name: 'name' },
};
export const Error: Story = {
  args: { error: 'This field is required', description: 'The nearest one will do.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Mysuru' } };
export const ReadOnly: Story = {
  args: { readOnly: true, label: 'Email ID', defaultValue: 'reader@example.org' },
};
export const LongText: Story = {
  args: {
    label: 'A label that runs over two lines because the question needs more words than most do',
    error: 'A message that also runs over two lines, so that the icon stays beside its first line',
  },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { ...Error, tags: ['variant'], globals: { theme: 'dark' } };
export const TextArea: Story = {
  render: () => (
    <TextAreaField label="Message" name="message" optional description="As short or as long as you like." />
  ),
};
/** Keyboard focus. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
