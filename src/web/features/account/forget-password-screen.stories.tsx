import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import {
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { ForgetPasswordScreen } from './forget-password-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Forgot password',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <ForgetPasswordScreen />
    </AccountHarness>
  ),
  play: playUntilText('Enter the e-mail address that you signed up with.'),
  args: { at: '/forgetPassword', answer: 200 },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Submits the form and waits for a text. */
const submitAndSee = (text: string) => async (stage: StoryContext) => {
  await fillFields(stage, { 'Email ID': 'meera@example.org' });
  await press(stage, 'Submit');
  await expectText(stage, text);
};

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Sending: Story = { args: { answer: 'never' }, play: submitAndSee('Please wait...') };
export const Sent: Story = { play: submitAndSee('We have sent a verification link to your email ID.') };
export const Refused: Story = {
  args: {
    answer: {
      status: 429,
      body: { message: 'Too many mails. Please wait an hour.', code: 'too-many-tries' },
    },
  },
  play: submitAndSee('Too many mails. Please wait an hour.'),
};
export const RefusedWithoutMessage: Story = { args: { answer: 429 }, play: submitAndSee('Request failed') };
export const Offline: Story = {
  args: { answer: 0 },
  play: submitAndSee('Something went wrong. Try again.'),
};
