import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Sign up',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <SignUpScreen />
    </AccountHarness>
  ),
  args: { at: '/signUp', answer: 200 },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sending: Story = { args: { answer: 'never' } };
export const Refused: Story = { args: { answer: 503 } };
export const BadAddress: Story = {
  args: { answer: { status: 422, body: { message: 'Enter a valid email address.', code: 'email-invalid' } } },
};
export const TooManyMails: Story = {
  args: {
    answer: {
      status: 429,
      body: { message: 'Too many mails. Please wait an hour.', code: 'too-many-tries' },
    },
  },
};
export const Busy: Story = {
  args: {
    answer: { status: 503, body: { message: 'No mail can be sent just now.', code: 'mail-unavailable' } },
  },
};
export const LineDown: Story = { args: { answer: 0 } };
