import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import {
  expectNoText,
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { SignUpScreen } from './sign-up-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Sign up',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <SignUpScreen />
    </AccountHarness>
  ),
  play: playUntilText('First your year of birth, then your e-mail.'),
  args: { at: '/signUp', answer: 200 },
};
export default meta;

type Story = StoryObj<typeof meta>;

const enterYear = (year: string) => async (stage: StoryContext) => {
  await fillFields(stage, { 'Year of birth': year });
  await press(stage, 'Next');
};
const youngYear = String(new Date().getFullYear() - 12);

/** Submits the year and the address and waits for texts. */
const submitAndSee =
  (...texts: string[]) =>
  async (stage: StoryContext) => {
    await enterYear('1990')(stage);
    await fillFields(stage, { 'Email ID': 'meera@example.org' });
    await press(stage, 'Sign up');
    await expectText(stage, ...texts);
  };
const refused = 'Failed to send verification email';

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
/** The message does not mention the age limit. */
export const NoYear: Story = {
  play: async (stage) => {
    await enterYear('199')(stage);
    await expectText(stage, 'Please enter your year of birth with four digits.');
  },
};
/** Nothing is sent, and the form is gone. */
export const TooYoung: Story = {
  play: async (stage) => {
    await enterYear(youngYear)(stage);
    await expectText(stage, 'This program is for adults aged 18 or older.', 'Tele-MANAS');
  },
};
/** The refusal remains in the same tab. */
export const TooYoungBefore: Story = {
  args: { isRefused: true },
  play: playUntilText('This program is for adults'),
};
export const TooYoungDark: Story = { ...TooYoung, tags: ['variant'], globals: { theme: 'dark' } };
export const Address: Story = {
  play: async (stage) => {
    await enterYear('1990')(stage);
    await expectText(stage, 'We will send a link to your e-mail.');
  },
};
export const Sending: Story = { args: { answer: 'never' }, play: submitAndSee('Sending...') };
export const Sent: Story = {
  play: submitAndSee('We have sent a verification link to your email ID.', 'Send again in 60 seconds'),
};
export const SentDark: Story = { ...Sent, tags: ['variant'], globals: { theme: 'dark' } };
export const SentMobile: Story = { ...Sent, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
/** The field has the address again. */
export const AddressChanged: Story = {
  play: async (stage) => {
    await submitAndSee('We sent it to meera@example.org.')(stage);
    await press(stage, 'Change the address');
    await expectNoText(stage, 'Send again in 60 seconds');
  },
};
/** The clock of the phone is wrong, so the server rejects the year. */
export const YearRefused: Story = {
  args: {
    answer: {
      status: 422,
      body: { message: 'This program is for adults aged 18 or older.', code: 'age-invalid' },
    },
  },
  play: submitAndSee('This program is for adults aged 18 or older.'),
};
export const Refused: Story = { args: { answer: 503 }, play: submitAndSee(refused) };
export const BadAddress: Story = {
  args: { answer: { status: 422, body: { message: 'Enter a valid email address.', code: 'email-invalid' } } },
  play: submitAndSee(refused, 'Enter a valid email address.'),
};
export const TooManyMails: Story = {
  args: {
    answer: {
      status: 429,
      body: { message: 'Too many mails. Please wait an hour.', code: 'too-many-tries' },
    },
  },
  play: submitAndSee(refused, 'Too many mails. Please wait an hour.'),
};
export const Offline: Story = { args: { answer: 0 }, play: submitAndSee('Something went wrong!') };
