import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import { LoginScreen } from './login-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Login',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <LoginScreen />
    </AccountHarness>
  ),
  args: { at: '/login', answer: { body: [{ userid: 4711, token: 'made-up' }] } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
/** The session ended while the person was busy. */
export const AfterAnEndedSession: Story = {
  args: { state: { notice: 'Missing session. Please login again.' } },
};
export const Sending: Story = { args: { answer: 'never' } };
export const WrongCredentials: Story = {
  args: { answer: { status: 401, body: { message: 'Unauthorized', code: 'credentials-wrong' } } },
};
export const EmptyList: Story = { args: { answer: { body: [] } } };
/** What answers speaks another language than the contract: the page of a proxy, an empty list entry. */
export const AnotherPage: Story = { args: { answer: { body: '<!doctype html><title>Sign in</title>' } } };
export const NoContent: Story = { args: { answer: 204 } };
export const EmptyEntry: Story = { args: { answer: { body: [{}] } } };
export const NoToken: Story = { args: { answer: { body: [{ userid: 4711, token: '' }] } } };
export const TooManyTries: Story = {
  args: {
    answer: {
      status: 429,
      body: { message: 'Too many tries. Please try again in 13 minutes.', code: 'too-many-tries' },
    },
  },
};
export const LineDown: Story = { args: { answer: 0 } };
export const NoWords: Story = { args: { answer: 500 } };
const agreedTo = (version: string) => {
  const terms = { given: true, version, time: '2026-01-15T06:30:00.000Z' };
  return { body: { terms, research: null } };
};
export const OlderTerms: Story = { args: { consents: agreedTo('2020-01-01') } };
export const NewestTerms: Story = { args: { consents: agreedTo('2999-01-01') } };
/** Whether there are newer terms is not known in time. */
export const TermsNotKnown: Story = { args: { consents: 'never' } };
/** A negative user id: the profile is missing. */
export const RegistrationIncomplete: Story = {
  args: { answer: { body: [{ userid: -5300000001, token: '' }] } },
};
