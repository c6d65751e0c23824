import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { FeedbackScreen } from '#features/feedback/feedback-screen.tsx';
import { expectAbove, playUntilText, type StoryContext } from '../interactions.ts';
import { FeedbackHarness, type FeedbackHarnessProps } from './feedback-harness.tsx';
import { attempts, instruments, psychologicalFeedback } from './feedback-results.ts';

export type FeedbackScreenArgs = Omit<FeedbackHarnessProps, 'children'>;
export type FeedbackScreenStory = StoryObj<Meta<FeedbackScreenArgs>>;

export const [psychological, emotional, social, distress, activity] = instruments as unknown as [
  Instrument,
  Instrument,
  Instrument,
  Instrument,
  Instrument,
];

export const seeEnd = playUntilText('This page is for self-awareness only and is not a diagnosis.');

/** Expects the number to call above this text, in the block or, later in a visit, in the row. */
export const playWithHelpAbove = (words: string) => async (stage: StoryContext) => {
  await expectAbove(stage, '14416', words);
  await seeEnd(stage);
};

/** What all stories of the feedback screen share. */
export const feedbackScreenMeta = {
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <FeedbackHarness {...props}>
      <FeedbackScreen instrument={addFormulaMetadata(props.instrument)} />
    </FeedbackHarness>
  ),
  play: seeEnd,
  args: {
    instrument: psychological,
    feedback: psychologicalFeedback,
    history: attempts([20, 29, 19, 18, 86], [17, 26, 21, null, 81]),
  },
} satisfies Meta<FeedbackScreenArgs>;

/** Severe distress: help comes first, then words and a step; everything else is in the fold. */
export const severeDistress = {
  instrument: distress,
  feedback: { body: [[31], ['High'], ['90'], [90]] },
  history: attempts([31], [26]),
} satisfies Partial<FeedbackScreenArgs>;
