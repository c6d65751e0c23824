import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import { ForgetPasswordScreen } from './forget-password-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Forgot password',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <ForgetPasswordScreen />
    </AccountHarness>
  ),
  args: { at: '/forgetPassword', answer: 200 },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sending: Story = { args: { answer: 'never' } };
export const OtherStatus: Story = { args: { answer: 202 } };
export const Refused: Story = {
  args: {
    answer: {
      status: 429,
      body: { message: 'Too many mails. Please wait an hour.', code: 'too-many-tries' },
    },
  },
};
export const RefusedWithoutWords: Story = { args: { answer: 429 } };
export const BrokenWithoutWords: Story = { args: { answer: 500 } };
export const LineDown: Story = { args: { answer: 0 } };
