import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import { fillIn, press, type Stage, see, shows } from '#tests/support/plays.ts';
import { SignUpScreen } from './sign-up-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Sign up',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <SignUpScreen />
    </AccountHarness>
  ),
  play: shows('We send a link to your e-mail.'),
  args: { at: '/signUp', answer: 200 },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Fills the form, presses the button and waits for these words. */
const tries =
  (...words: string[]) =>
  async (stage: Stage) => {
    await fillIn(stage, { 'Email ID': 'meera@example.org' });
    await press(stage, 'Sign up');
    await see(stage, ...words);
  };
const refused = 'Failed to send verification email';

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sending: Story = { args: { answer: 'never' }, play: tries('Sending...') };
export const Sent: Story = { play: tries('We have sent a verification link to your email ID.') };
/** The server sends no mail just now. */
export const Refused: Story = { args: { answer: 503 }, play: tries(refused) };
export const BadAddress: Story = {
  args: { answer: { status: 422, body: { message: 'Enter a valid email address.', code: 'email-invalid' } } },
  play: tries(refused, 'Enter a valid email address.'),
};
export const TooManyMails: Story = {
  args: {
    answer: {
      status: 429,
      body: { message: 'Too many mails. Please wait an hour.', code: 'too-many-tries' },
    },
  },
  play: tries(refused, 'Too many mails. Please wait an hour.'),
};
export const LineDown: Story = { args: { answer: 0 }, play: tries('Something went wrong!') };
