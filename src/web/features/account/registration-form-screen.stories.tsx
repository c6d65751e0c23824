import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import { RegistrationFormScreen } from './registration-form-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Registration form',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <RegistrationFormScreen />
    </AccountHarness>
  ),
  args: { at: '/registrationForm', registrationId: '5300000001', answer: 200 },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Profile: Story = {};
export const ProfileDark: Story = { globals: { theme: 'dark' } };
export const ProfileNarrow: Story = { globals: { viewport: { value: 'w320' } } };
const research = {
  enabled: true,
  text: 'My answers may also serve research, without my name. This is optional.',
  textVersion: '2026-10-01',
};
/** The institute asks about research. */
export const ProfileWithResearch: Story = {
  render: (props) => (
    <AccountHarness {...props}>
      <RegistrationFormScreen research={research} />
    </AccountHarness>
  ),
};
export const ProfileLineDown: Story = { args: { answer: 0 } };
export const ProfileUnknownId: Story = { args: { answer: 404 } };
export const ProfileRefused: Story = {
  args: { answer: { status: 422, body: { message: 'The age does not fit.', code: 'age-invalid' } } },
};
/** The first try stored the profile, but its answer got lost. */
export const ProfileAnswerLost: Story = { args: { answer: [0, 404] } };
/** The server has newer terms than this page; the second try is an answer to those. */
export const ProfileTermsChanged: Story = {
  args: {
    answer: [
      {
        status: 409,
        body: {
          message:
            'The terms have changed while you were filling this in. Please read them again and accept.',
          code: 'terms-changed',
          termsVersion: '2999-01-01',
        },
      },
      200,
    ],
  },
};
/** Without the cookie the details come first. */
export const Details: Story = { args: { registrationId: undefined, answer: { body: 5300000001 } } };
export const DetailsFromALink: Story = {
  args: {
    ...Details.args,
    at: '/registrationForm?token=from-the-mail',
    linkOwner: { body: { email: 'meera@example.org' } },
  },
};
/** Any address can carry a token: the registration under way stands until the server knows the link. */
export const UnknownLinkUnderWay: Story = { args: { at: '/registrationForm?token=garbage' } };
export const LinkNotCheckedUnderWay: Story = {
  args: { at: '/registrationForm?token=from-the-mail', linkOwner: 0 },
};
export const DetailsNeedALink: Story = {
  args: {
    ...Details.args,
    answer: {
      status: 403,
      body: { message: 'Please open the link in your mail first.', code: 'sign-up-link-missing' },
    },
  },
};
