import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ErrorCode } from '#contract/errors.ts';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import { VerifySignUpScreen } from './verify-sign-up-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Full sign-up',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <VerifySignUpScreen />
    </AccountHarness>
  ),
  args: {
    at: '/verifySignUp?token=from-the-mail',
    linkOwner: { body: { email: 'meera@example.org' } },
    answer: { body: 5300000001 },
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LookingAtTheLink: Story = { args: { linkOwner: 'never' } };
export const UsedLink: Story = { args: { linkOwner: 401 } };
/** A registration is under way on this device, mostly the one that used the link. */
export const UsedLinkUnderWay: Story = { args: { linkOwner: 401, registrationId: '5300000001' } };
export const NewLinkUnderWay: Story = { args: { registrationId: '5300000001' } };
export const NoLink: Story = { args: { at: '/verifySignUp' } };
export const NoLinkUnderWay: Story = { args: { at: '/verifySignUp', registrationId: '5300000001' } };
/** A server of the bare specification does not know the call, or answers with a page: the person types the address. */
export const LinkOwnerNotOffered: Story = { args: { linkOwner: 404 } };
export const LinkOwnerUnreadable: Story = { args: { linkOwner: { body: '<!doctype html>' } } };
export const LineDownAtFirst: Story = { args: { linkOwner: 0 } };
export const EmailTaken: Story = { args: { answer: { body: 1 } } };
export const UsernameTaken: Story = { args: { answer: { body: 0 } } };
export const WithMessage: Story = { args: { answer: { body: { message: 'Please choose another name.' } } } };
export const OtherStatus: Story = { args: { answer: 202 } };
const refused = (code: ErrorCode, message: string) => ({ answer: { status: 422, body: { message, code } } });
export const CommonPassword: Story = {
  args: refused('password-common', 'This password is too common. Please choose another.'),
};
export const UsernameRefused: Story = {
  args: refused('username-invalid', 'Username must be 3–20 characters.'),
};
export const RepetitionRefused: Story = { args: refused('confirmation-invalid', 'Passwords do not match.') };
/** Another server names no field by a code, so the words stand below all of them. */
export const RefusedWithMessage: Story = {
  args: { answer: { status: 422, body: { message: 'Username and password must not be the same.' } } },
};
export const RefusedWithoutMessage: Story = { args: { answer: 403 } };
export const BrokenWithMessage: Story = {
  args: { answer: { status: 503, body: { message: 'The server is busy right now.', code: 'server-busy' } } },
};
export const BrokenWithoutMessage: Story = { args: { answer: 500 } };
export const LineDown: Story = { args: { answer: 0 } };
/** The first try made the account, but its answer got lost: the second finds the link used up, or the address taken. */
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
};
export const AnswerLostEmailTaken: Story = { args: { answer: [504, { body: 1 }] } };
