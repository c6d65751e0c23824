import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Reset password',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <ResetPasswordScreen />
    </AccountHarness>
  ),
  args: { at: '/resetPassword?token=from-the-mail', answer: 204 },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NoLink: Story = { args: { at: '/resetPassword' } };
export const OldLink: Story = {
  args: {
    answer: {
      status: 401,
      body: { message: 'This link was used already or is too old.', code: 'link-invalid' },
    },
  },
};
/** The first try saved the password, but its answer got lost. */
export const AnswerLost: Story = {
  args: {
    answer: [
      0,
      { status: 401, body: { message: 'This link was used already or is too old.', code: 'link-invalid' } },
    ],
  },
};
export const CommonPassword: Story = {
  args: {
    answer: {
      status: 422,
      body: { message: 'This password is too common. Please choose another.', code: 'password-common' },
    },
  },
};
export const CommonPasswordDark: Story = { ...CommonPassword, globals: { theme: 'dark' } };
export const LineDown: Story = { args: { answer: 0 } };
