import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/Inputs/Password field',
  tags: ['autodocs'],
  component: PasswordField,
  args: { label: 'Create Password', name: 'password', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Filled: Story = { args: { defaultValue: 'quiet river 7' } };
export const Error: Story = { args: { error: 'Password is required.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'quiet river 7' } };
export const Two: Story = {
  render: (args) => (
    <div className="sb-stack">
      <PasswordField {...args} defaultValue="quiet river 7" />
      <PasswordField {...args} label="Confirm Password" name="confirmPassword" defaultValue="quiet river 8" />
    </div>
  ),
};
export const Dark: Story = { ...Filled, tags: ['variant'], globals: { theme: 'dark' } };
/** The password is visible. */
export const PasswordVisible: Story = {
  args: { defaultValue: 'quiet river 7' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
