import type { Meta, StoryObj } from '@storybook/react-vite';
import { surveyQuestions } from '#domain/account/survey-questions.ts';
import { tab } from '#api/device/storage.ts';
import { t } from '#tests/support/english.ts';
import { Harness, type HarnessProps } from '#tests/support/harness.tsx';
import {
  selectAnswer,
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { savedSurvey } from './saved-survey.ts';
import { UserFeedbackFormScreen } from './user-feedback-form-screen.tsx';

const values = {
  feedback: 'The pictures of my results helped. Please add more to read.',
  recommend: '2',
  comfort: '3',
  consult: '4',
  statements: [0, 4],
};

interface Args extends HarnessProps {
  /** Values saved in the tab. */
  readonly savedValues?: Partial<typeof values>;
}

/** Stories share one tab storage. */
function prepareTab(savedValues: Args['savedValues']) {
  tab.remove('survey');
  if (savedValues)
    savedSurvey.save('4711', {
      feedback: '',
      recommend: '',
      comfort: '',
      consult: '',
      statements: [],
      ...savedValues,
    });
}

/** Submits the form and waits for texts. */
const submitAndSee =
  (...texts: string[]) =>
  async (stage: StoryContext) => {
    await press(stage, 'Next');
    await expectText(stage, ...texts);
  };
const incompleteMessage = 'Please answer all questions.';

const meta: Meta<Args> = {
  title: 'Survey/Screen',
  parameters: { layout: 'fullscreen' },
  loaders: [({ args }) => prepareTab(args.savedValues)],
  render: ({ answers, visitor, onCall }) => (
    <Harness answers={answers} visitor={visitor} onCall={onCall}>
      <UserFeedbackFormScreen />
    </Harness>
  ),
  play: playUntilText('ALL QUESTIONS ARE MANDATORY'),
  args: { answers: { '/survey/': 204 } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { savedValues: values } };
export const Open: Story = { play: submitAndSee(incompleteMessage) };
export const OneOpen: Story = {
  args: { savedValues: { ...values, consult: '' } },
  play: submitAndSee(incompleteMessage),
};
export const Sending: Story = {
  args: { savedValues: values, answers: { '/survey/': 'never' } },
  play: submitAndSee('Sending...'),
};
/** The first request fails, the second succeeds. */
export const Failed: Story = {
  args: { savedValues: values, answers: { '/survey/': [500, 204] } },
  play: submitAndSee('Your feedback could not be sent.'),
};
export const NotAccepted: Story = {
  args: { savedValues: values, answers: { '/survey/': 405 } },
  play: submitAndSee('Feedback cannot be sent from here.', 'Continue to My Pattern'),
};
export const Refused: Story = {
  args: {
    savedValues: values,
    answers: {
      '/survey/': {
        status: 422,
        body: { message: 'Please use at most 4000 characters.', code: 'text-too-long' },
      },
    },
  },
  play: submitAndSee('Please use at most 4000 characters.'),
};
export const LoggedOut: Story = {
  args: { visitor: true },
  play: async (stage) => {
    await fillFields(stage, { [t(surveyQuestions.feedback)]: 'Good.' });
    await selectAnswer(stage, t(surveyQuestions.recommend), 'Likely');
    await selectAnswer(stage, t(surveyQuestions.comfort), 'Comfortable');
    await selectAnswer(stage, t(surveyQuestions.consult), 'Likely');
    await press(stage, /^My results were easy to understand/, 'checkbox');
    await submitAndSee('Missing session. Please login again.')(stage);
  },
};
export const Dark: Story = { ...Filled, tags: ['variant'], globals: { theme: 'dark' } };
export const OpenDark: Story = { ...Open, tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { ...Open, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const LongText: Story = {
  args: { savedValues: { ...values, feedback: 'Averylongwordwithoutanyspace'.repeat(12) } },
  globals: { viewport: { value: 'w320' } },
};
