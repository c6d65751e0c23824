import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountHarness, type AccountHarnessProps } from '#tests/support/harnesses/account-harness.tsx';
import {
  selectAnswer,
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { mailedToken } from '#tests/support/mailed-token.ts';
import { declinedValue } from './profile/profile-field-values.ts';
import { RegistrationFormScreen } from './registration-form-screen.tsx';

const meta: Meta<Omit<AccountHarnessProps, 'children'>> = {
  title: 'Account/Registration form',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <AccountHarness {...props}>
      <RegistrationFormScreen />
    </AccountHarness>
  ),
  play: playUntilText('These questions help us compare your results'),
  args: { at: '/registrationForm', registrationId: '5300000001', answer: 200 },
};
export default meta;

type Story = StoryObj<typeof meta>;

const thisYear = new Date().getFullYear();
const adult = { Name: 'Meera', 'Year of birth': String(thisYear - 34), Age: '34' };
const minor = { ...adult, 'Year of birth': String(thisYear - 15), Age: '15' };

const openMore = (stage: StoryContext) => press(stage, 'Yes, show me the questions', 'radio');

/** Fills in the profile, then submits once for each text and waits for it. */
const submitAndSee =
  (...texts: string[]) =>
  (stage: StoryContext) =>
    submitAsAndSee(adult, texts)(stage);

const submitAsAndSee =
  (profile: Readonly<Record<string, string>>, texts: readonly string[]) => async (stage: StoryContext) => {
    await fillFields(stage, profile);
    await selectAnswer(stage, 'Gender', 'Female');
    await selectAnswer(stage, 'Highest level of education', 'Under graduation');
    await openMore(stage);
    await fillFields(stage, {
      'City (optional)': 'Mysuru',
      'What kind of work I do? (optional)': 'School teacher',
      'Which describes me best currently?': 'homemaker',
    });
    await selectAnswer(stage, 'Marital status', 'Single');
    await selectAnswer(stage, 'Have you sought help from a professional before?', 'Yes');
    await selectAnswer(stage, 'Are you currently dealing with a mental health problem?', 'No');
    await selectAnswer(stage, 'Are you seeking help at present?', 'Yes, I am meeting a counselor');
    await selectAnswer(stage, 'How comfortable would you be seeking help?', 'Comfortable');
    await selectAnswer(
      stage,
      'How likely are you to consult someone in the next 3 months?',
      'Extremely unlikely',
    );
    await press(stage, /I have read the terms/, 'checkbox');
    for (const text of texts) {
      await press(stage, 'Submit');
      await expectText(stage, text);
    }
  };

export const Default: Story = { tags: ['screenshot-all'] };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
const research = {
  enabled: true,
  text: 'My answers may also serve research, without my name. This is optional.',
  textVersion: '2026-10-01',
};
export const ProfileWithResearch: Story = {
  render: (props) => (
    <AccountHarness {...props}>
      <RegistrationFormScreen research={research} />
    </AccountHarness>
  ),
  play: playUntilText('My answers may also serve research'),
};
export const ProfileIncomplete: Story = {
  play: async (stage) => {
    await press(stage, 'Submit');
    await expectText(stage, 'Please fill all required fields and accept terms.');
  },
};
/** The choice opens two more parts. */
export const ProfileMore: Story = {
  tags: ['screenshot-all'],
  play: async (stage) => {
    await openMore(stage);
    await expectText(stage, /Part 5 of 5. 1 of 13 answered/);
  },
};
/** Everything that can be left out is declined with one press, with choices that the specification lacks. */
export const ProfileShortest: Story = {
  play: async (stage) => {
    await fillFields(stage, adult);
    await selectAnswer(stage, 'Gender', 'Transgender');
    await selectAnswer(stage, 'Highest level of education', 'No schooling');
    await press(stage, 'Rather not say to all of these', 'radio');
    await press(stage, /I have read the terms/, 'checkbox');
    await press(stage, 'Submit');
    await expectText(stage, /Part 3 of 3. 6 of 6 answered/);
  },
};
/** Optional fields are empty and each question is declined. */
export const ProfileDeclined: Story = {
  play: async (stage) => {
    await fillFields(stage, adult);
    await selectAnswer(stage, 'Highest level of education', 'High School');
    await openMore(stage);
    await fillFields(stage, { 'Which describes me best currently?': declinedValue });
    for (const question of [
      'Gender',
      'Marital status',
      'Have you sought help from a professional before?',
      'Are you currently dealing with a mental health problem?',
      'Are you seeking help at present?',
      'How comfortable would you be seeking help?',
      'How likely are you to consult someone in the next 3 months?',
    ])
      await selectAnswer(stage, question, 'Rather not say');
    await press(stage, /I have read the terms/, 'checkbox');
    await press(stage, 'Submit');
    await expectText(stage, /Part 5 of 5. 13 of 13 answered/);
  },
};
/** The age does not agree with the year of birth, so nothing is sent. */
export const ProfileAgeDiffers: Story = {
  play: async (stage) => {
    await submitAsAndSee({ ...adult, Age: '15' }, [])(stage);
    await press(stage, 'Submit');
    // In the summary and at the field.
    await expect(await stage.canvas.findAllByText('Please check your age and year of birth.')).toHaveLength(
      2,
    );
  },
};
export const ProfileTooYoung: Story = {
  args: {
    answer: {
      status: 422,
      body: { message: 'This program is for adults aged 18 or older.', code: 'age-invalid' },
    },
  },
  play: submitAsAndSee(minor, ['Your account has been deleted, with everything that you entered.']),
};
/** The account may still exist; a retry deletes it. */
export const ProfileTooYoungOffline: Story = {
  args: { answer: 0 },
  play: submitAsAndSee(minor, ['Failed to submit registration. Please try again.']),
};
export const ProfileTooYoungDark: Story = {
  ...ProfileTooYoung,
  tags: ['variant'],
  globals: { theme: 'dark' },
};
export const ProfileOffline: Story = {
  args: { answer: 0 },
  play: submitAndSee('Failed to submit registration. Please try again.'),
};
export const ProfileUnknownId: Story = { args: { answer: 404 }, play: submitAndSee('User ID not found.') };
export const ProfileRefused: Story = {
  args: { answer: { status: 422, body: { message: 'The age does not fit.', code: 'age-invalid' } } },
  play: submitAndSee('The age does not fit.'),
};
/** The first request stored the profile, but its response is lost. */
export const ProfileAnswerLost: Story = {
  args: { answer: [0, 404] },
  play: submitAndSee('Failed to submit registration.', 'Your registration may already be complete'),
};
/** The server has newer terms; the second submission sends their version. */
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
  play: submitAndSee('The terms have changed while you were filling this in.'),
};
/** Without the registration cookie, the year of birth and the details come first. */
export const YearOfBirth: Story = {
  args: { registrationId: undefined, answer: { body: 5300000001 } },
  play: playUntilText('First your year of birth, then your e-mail.'),
};
const enterYear = async (stage: StoryContext) => {
  await fillFields(stage, { 'Year of birth': '1990' });
  await press(stage, 'Next');
};
export const Details: Story = {
  ...YearOfBirth,
  play: async (stage) => {
    await enterYear(stage);
    await expectText(stage, 'Enter your e-mail address, a username and a password.');
  },
};
export const DetailsFromALink: Story = {
  args: {
    ...Details.args,
    at: `/registrationForm?token=${mailedToken}`,
    linkOwner: { body: { email: 'meera@example.org' } },
  },
  play: playUntilText(
    'Choose a username and a password. Then there is one page of questions about you. It takes about 3 minutes.',
  ),
};
/** Any URL can have a token: the open registration remains until the server confirms the link. */
export const UnknownLinkInProgress: Story = {
  args: { at: `/registrationForm?token=${mailedToken}`, linkOwner: 401 },
  play: playUntilText('This link was used already', 'Continue my registration'),
};
export const IncompleteLinkInProgress: Story = {
  args: { at: '/registrationForm?token=cut' },
  play: playUntilText('This address is not complete.', 'Continue my registration'),
};
export const LinkNotCheckedInProgress: Story = {
  args: { at: `/registrationForm?token=${mailedToken}`, linkOwner: 0 },
  play: playUntilText('We could not check your link.'),
};
export const DetailsNeedALink: Story = {
  args: {
    ...Details.args,
    answer: {
      status: 403,
      body: { message: 'Please open the link in your mail first.', code: 'sign-up-link-missing' },
    },
  },
  play: async (stage) => {
    await enterYear(stage);
    await fillFields(stage, {
      'Email ID': 'meera@example.org',
      Username: 'riverbank',
      Password: 'lotus pond',
      'Confirm Password': 'lotus pond',
    });
    await press(stage, 'Submit');
    await expectText(stage, 'Please open the link in your mail first.');
  },
};
