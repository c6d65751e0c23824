import type { Meta, StoryObj } from '@storybook/react-vite';
import { clearSessionStorage } from '#api/device/storage.ts';
import { defaultLanguage } from '#domain/instrument/default-language.ts';
import type { DisplayedResult } from '#domain/understanding/displayed-result.ts';
import { Harness, type HarnessProps } from '#tests/support/harness.tsx';
import {
  expectText,
  playUntilText,
  press,
  selectAnswer,
  type StoryContext,
} from '#tests/support/interactions.ts';
import { accentClass } from '#ui/theme/accent.ts';
import { UnderstandingCard } from './understanding-card.tsx';

const result: DisplayedResult = {
  sectionId: 'S4',
  language: defaultLanguage,
  change: 'harder',
  step: 'Choose one person to talk to today.',
  otherSteps: [
    'Go to bed half an hour earlier on three days of this week.',
    'Write a few kind lines to yourself, as you would to a friend.',
    'Plan one thing for Sunday that you look forward to.',
  ],
  helpFirst: false,
};

interface StoryProps extends HarnessProps {
  readonly result: DisplayedResult;
  /** Drawn when the result is opened; under 0.1 the questions are asked. */
  readonly drawn: number;
  readonly isEnabled: boolean;
}

const meta: Meta<StoryProps> = {
  title: 'Feedback/Understanding',
  render: ({ result, drawn, isEnabled, ...props }) => (
    <Harness {...props}>
      <div className={accentClass('s4')}>
        <UnderstandingCard result={result} isEnabled={isEnabled} random={() => drawn} />
      </div>
    </Harness>
  ),
  // Stories share one tab storage.
  loaders: [async () => clearSessionStorage()],
  play: playUntilText('What could you do next?'),
  args: { answers: { 'POST /understanding': 204 }, result, drawn: 0.05, isEnabled: true },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers both questions and sends them. */
const answer = (change: string, step: string) => async (stage: StoryContext) => {
  await selectAnswer(stage, 'Is this better, the same or worse than last time?', change);
  await selectAnswer(stage, 'What could you do next?', step);
  await press(stage, 'Send');
  await expectText(stage, 'Thank you for your answer.');
};

export const Default: Story = { tags: ['screenshot-all'] };
/** There is no last time, so only the step is asked. */
export const FirstResult: Story = { args: { result: { ...result, change: null } } };
export const CorrectAnswer: Story = { play: answer('Worse', 'Choose one person to talk to today.') };
/** What the page wanted to say is displayed, without a verdict. */
export const OtherAnswer: Story = {
  play: answer('Better', 'Plan one thing for Sunday that you look forward to.'),
};
export const Skipped: Story = {
  play: async (stage) => {
    await press(stage, 'Skip');
    await expectText(stage, 'Okay. We will not ask again on this visit.');
  },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
