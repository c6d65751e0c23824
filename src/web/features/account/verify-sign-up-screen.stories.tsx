import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ErrorCode } from '#contract/errors.ts';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import {
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { mailedToken } from '#tests/support/mailed-token.ts';
import { VerifySignUpScreen } from './verify-sign-up-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Full sign-up',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <VerifySignUpScreen />
    </AccountHarness>
  ),
  play: playUntilText(
    'Choose a username and a password. Then there is one page of questions about you. It takes about 3 minutes.',
  ),
  args: {
    at: `/verifySignUp?token=${mailedToken}`,
    linkOwner: { body: { email: 'meera@example.org' } },
    answer: { body: 5300000001 },
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Submits the form once for each text and waits for it. */
const submitAndSee =
  (...texts: string[]) =>
  async (stage: StoryContext) => {
    await fillFields(stage, {
      'Create Username': 'riverbank',
      'Create Password': 'lotus pond',
      'Confirm Password': 'lotus pond',
    });
    for (const text of texts) {
      await press(stage, 'Submit');
      await expectText(stage, text);
    }
  };
/** A story with an error response. */
const refusal = (status: number, code: ErrorCode, message: string): Story => ({
  args: { answer: { status, body: { message, code } } },
  play: submitAndSee(message),
});

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const CheckingLink: Story = {
  args: { linkOwner: 'never' },
  play: playUntilText('Checking your link'),
};
export const UsedLink: Story = {
  args: { linkOwner: 401 },
  play: playUntilText('If you already have a username, please log in.'),
};
/** The open registration is usually the one that used the link. */
export const UsedLinkInProgress: Story = {
  args: { linkOwner: 401, registrationId: '5300000001' },
  play: playUntilText('This link was used already', 'Continue my registration'),
};
/** A mail program has cut the address at the end of a line. */
export const IncompleteLink: Story = {
  args: { at: `/verifySignUp?token=${mailedToken.slice(0, 40)}` },
  play: playUntilText('This address is not complete.', 'Send a new link'),
};
export const NoLink: Story = {
  args: { at: '/verifySignUp' },
  play: playUntilText('Please open the link in the mail that we sent you.'),
};
export const NoLinkInProgress: Story = {
  args: { at: '/verifySignUp', registrationId: '5300000001' },
  play: playUntilText('Please open the link in the mail', 'Continue my registration'),
};
/** A server that implements only the specification does not have the route, so the form asks for the address. */
export const LinkOwnerNotOffered: Story = {
  args: { linkOwner: 404 },
  play: playUntilText('Enter your e-mail address, a username and a password.'),
};
export const OfflineAtFirst: Story = {
  args: { linkOwner: 0 },
  play: playUntilText('We could not check your link.'),
};
export const Sending: Story = { args: { answer: 'never' }, play: submitAndSee('Submitting...') };
export const EmailTaken: Story = {
  args: { answer: { body: 1 } },
  play: submitAndSee('This email already exists.'),
};
export const UsernameTaken: Story = {
  args: { answer: { body: 0 } },
  play: submitAndSee('This username already exists.'),
};
export const UsernameTakenDark: Story = { ...UsernameTaken, tags: ['variant'], globals: { theme: 'dark' } };
export const WithMessage: Story = {
  args: { answer: { body: { message: 'Please choose another name.' } } },
  play: submitAndSee('Please choose another name.'),
};
export const CommonPassword: Story = refusal(
  422,
  'password-common',
  'This password is too common. Please choose another.',
);
export const UsernameRefused: Story = refusal(422, 'username-invalid', 'Username must be 3–20 characters.');
export const RepetitionRefused: Story = refusal(422, 'confirmation-invalid', 'Passwords do not match.');
/** A server of another origin sends no error code, so the message is below the form. */
export const RefusedWithMessage: Story = {
  args: { answer: { status: 422, body: { message: 'Username and password must not be the same.' } } },
  play: submitAndSee('Username and password must not be the same.'),
};
export const RefusedWithoutMessage: Story = {
  args: { answer: 403 },
  play: submitAndSee('Registration failed.'),
};
export const ServerErrorWithMessage: Story = refusal(503, 'server-busy', 'The server is busy right now.');
export const Offline: Story = {
  args: { answer: 0 },
  play: submitAndSee('Error connecting to server. Please try again.'),
};
/** The first request created the account, but its response is lost. The second request finds the link used. */
export const AnswerLost: Story = {
  args: {
    answer: [
      0,
      {
        status: 403,
        body: { message: 'Please use the link in our mail to sign up.', code: 'sign-up-link-missing' },
      },
    ],
  },
  play: submitAndSee('Error connecting to server. Please try again.', 'Your account may already exist'),
};
