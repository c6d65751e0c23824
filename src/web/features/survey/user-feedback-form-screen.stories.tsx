import type { Meta, StoryObj } from '@storybook/react-vite';
import { tab } from '#api/device/storage.ts';
import { Harness, type HarnessProps } from '#tests/support/harness.tsx';
import { choose, fillIn, press, type Stage, see, shows } from '#tests/support/plays.ts';
import { savedSurvey } from './saved-survey.ts';
import { messages } from './messages.ts';
import { UserFeedbackFormScreen } from './user-feedback-form-screen.tsx';

const { questions } = messages;
const filled = {
  feedback: 'The pictures of my results helped. Please add more to read.',
  recommend: '2',
  comfort: '3',
  consult: '4',
  statements: [0, 4],
};

interface Args extends HarnessProps {
  /** Typed earlier in this tab. */
  readonly typed?: Partial<typeof filled>;
}

/** Stories share one tab: what another story typed must not show up here. */
function prepareTab(typed: Args['typed']) {
  tab.remove('survey');
  if (typed)
    savedSurvey.save('4711', {
      feedback: '',
      recommend: '',
      comfort: '',
      consult: '',
      statements: [],
      ...typed,
    });
}

/** Presses the button, and waits for these words. */
const sends =
  (...words: string[]) =>
  async (stage: Stage) => {
    await press(stage, 'Next');
    await see(stage, ...words);
  };
const open = 'Please answer all questions.';

const meta: Meta<Args> = {
  title: 'Survey/Screen',
  parameters: { layout: 'fullscreen' },
  loaders: [({ args }) => prepareTab(args.typed)],
  render: ({ answers, visitor, onCall }) => (
    <Harness answers={answers} visitor={visitor} onCall={onCall}>
      <UserFeedbackFormScreen />
    </Harness>
  ),
  play: shows('ALL QUESTIONS ARE MANDATORY'),
  args: { answers: { '/survey/': 204 } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Filled: Story = { args: { typed: filled } };
export const Open: Story = { play: sends(open) };
export const OneOpen: Story = { args: { typed: { ...filled, consult: '' } }, play: sends(open) };
export const Sending: Story = {
  args: { typed: filled, answers: { '/survey/': 'never' } },
  play: sends('Sending...'),
};
/** The first try fails, the second gets through. */
export const Failed: Story = {
  args: { typed: filled, answers: { '/survey/': [500, 204] } },
  play: sends('Your feedback could not be sent.'),
};
export const NotTaken: Story = {
  args: { typed: filled, answers: { '/survey/': 405 } },
  play: sends('this server does not take it', 'Go on to My Pattern'),
};
export const Refused: Story = {
  args: {
    typed: filled,
    answers: {
      '/survey/': {
        status: 422,
        body: { message: 'Please use at most 4000 characters.', code: 'text-too-long' },
      },
    },
  },
  play: sends('Please use at most 4000 characters.'),
};
export const NoSession: Story = {
  args: { visitor: true },
  play: async (stage) => {
    await fillIn(stage, { [questions.feedback]: 'Good.' });
    await choose(stage, questions.recommend, 'Likely');
    await choose(stage, questions.comfort, 'Comfortable');
    await choose(stage, questions.consult, 'Likely');
    await press(stage, /^My results were easy to understand/, 'checkbox');
    await sends('Missing session. Please login again.')(stage);
  },
};
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
export const DarkOpen: Story = { ...Open, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'w320' } } };
export const LongText: Story = {
  args: { typed: { ...filled, feedback: 'Averylongwordwithoutanyspace'.repeat(12) } },
  globals: { viewport: { value: 'w320' } },
};
