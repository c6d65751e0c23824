import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import {
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { LoginScreen } from './login-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Login',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <LoginScreen />
    </AccountHarness>
  ),
  play: playUntilText('Login to your account'),
  args: { at: '/login', answer: { body: [{ userid: 4711, token: 'made-up' }] } },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Submits the form and waits for a text. */
const submitAndSee = (text: string) => async (stage: StoryContext) => {
  await fillFields(stage, { Username: 'riverbank', Password: 'lotus pond' });
  await press(stage, 'Login');
  await expectText(stage, text);
};

export const Default: Story = { tags: ['screenshot-all'] };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const AfterAnEndedSession: Story = {
  args: { state: { notice: 'Missing session. Please login again.' } },
  play: playUntilText('Missing session. Please login again.'),
};
export const Incomplete: Story = {
  play: async (stage) => {
    await press(stage, 'Login');
    await expectText(stage, 'Username is required.', 'Password is required.');
  },
};
export const Sending: Story = { args: { answer: 'never' }, play: submitAndSee('Logging in...') };
export const WrongCredentials: Story = {
  args: { answer: { status: 401, body: { message: 'Unauthorized', code: 'credentials-wrong' } } },
  play: submitAndSee('Invalid username or password.'),
};
export const WrongCredentialsDark: Story = {
  ...WrongCredentials,
  tags: ['variant'],
  globals: { theme: 'dark' },
};
export const TooManyTries: Story = {
  args: {
    answer: {
      status: 429,
      body: { message: 'Too many tries. Please try again in 13 minutes.', code: 'too-many-tries' },
    },
  },
  play: submitAndSee('Too many tries. Please try again in 13 minutes.'),
};
export const Offline: Story = { args: { answer: 0 }, play: submitAndSee('Login failed. Please try again.') };
