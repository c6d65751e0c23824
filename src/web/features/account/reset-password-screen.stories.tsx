import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import {
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { mailedToken } from '#tests/support/mailed-token.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Reset password',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <ResetPasswordScreen />
    </AccountHarness>
  ),
  play: playUntilText('When it is saved, you will be logged out everywhere'),
  args: { at: `/resetPassword?token=${mailedToken}`, answer: 204 },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Submits the form once for each text and waits for it. */
const submitAndSee =
  (...texts: string[]) =>
  async (stage: StoryContext) => {
    await fillFields(stage, { 'Create Password': 'lotus pond', 'Confirm Password': 'lotus pond' });
    for (const text of texts) {
      await press(stage, 'Submit');
      await expectText(stage, text);
    }
  };

const usedLink = {
  status: 401,
  body: { message: 'This link was used already or is too old.', code: 'link-invalid' },
};

export const Default: Story = {};
export const NoLink: Story = {
  args: { at: '/resetPassword' },
  play: playUntilText('Please open the link in the mail that we sent you.'),
};
export const IncompleteLink: Story = {
  args: { at: '/resetPassword?token=' },
  play: playUntilText('This address is not complete.', 'Send a new link'),
};
export const OldLink: Story = { args: { answer: usedLink }, play: submitAndSee(usedLink.body.message) };
/** The first request saved the password, but its response is lost. */
export const AnswerLost: Story = {
  args: { answer: [0, usedLink] },
  play: submitAndSee('Something went wrong. Try again.', 'We do not know if your last try worked'),
};
export const CommonPassword: Story = {
  args: {
    answer: {
      status: 422,
      body: { message: 'This password is too common. Please choose another.', code: 'password-common' },
    },
  },
  play: submitAndSee('This password is too common. Please choose another.'),
};
export const CommonPasswordDark: Story = { ...CommonPassword, tags: ['variant'], globals: { theme: 'dark' } };
export const Offline: Story = {
  args: { answer: 0 },
  play: submitAndSee('Something went wrong. Try again.'),
};
