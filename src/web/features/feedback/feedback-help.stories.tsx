import type { Meta } from '@storybook/react-vite';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { attempts, now } from '#tests/support/harnesses/feedback-results.ts';
import {
  type FeedbackScreenArgs,
  type FeedbackScreenStory,
  feedbackScreenMeta,
  distress,
  playWithHelpAbove,
  seeEnd,
  severeDistress,
} from '#tests/support/harnesses/feedback-screen-stories.tsx';
import { expectAbove, expectText, playUntilText, press } from '#tests/support/interactions.ts';

const meta: Meta<FeedbackScreenArgs> = { ...feedbackScreenMeta, title: 'Feedback/Help' };
export default meta;

/** Red distress below the clinical tier: the help numbers are one row. */
export const HelpRow: FeedbackScreenStory = {
  args: {
    instrument: distress,
    feedback: { body: [[27], ['High'], ['77'], [77]] },
    history: attempts([27], [20]),
  },
};
export const HelpFirst: FeedbackScreenStory = {
  args: severeDistress,
  play: playWithHelpAbove('These 30 days have been very hard for you.'),
};

/** An instrument with its own help text, which replaces level texts if single answers call for help. */
const helpFirstInstrument: Instrument = {
  ...distress,
  help: {
    firstWhen: [
      { item: 'di10', from: 4 },
      { score: 'distress', colour: 'red' },
    ],
    text: 'You answered that you mattered very little most or all of the time. That deserves care, whatever the total.',
    steps: ['Ring one of these numbers today.', 'Tell one person you trust how it is.'],
    reading: ['stepUp1'],
  },
};
const mildFeedback = { body: [[18], ['Low'], ['29'], [29]] };
/** A low total with an answer that calls for help, reported by the server. */
export const HelpFirstByAnswer: FeedbackScreenStory = {
  args: {
    instrument: helpFirstInstrument,
    feedback: mildFeedback,
    history: { body: [{ time: now, totalsum: '[18]', version: '1.0', helpFirst: true, age: 30 }] },
  },
  play: playWithHelpAbove('You answered that you mattered very little'),
};
/** The server does not report the call for help; the answers were just sent from this device. */
export const HelpFirstAfterSubmission: FeedbackScreenStory = {
  args: {
    instrument: helpFirstInstrument,
    feedback: mildFeedback,
    history: attempts([18]),
    answers: 'draft',
    code: 4,
  },
  play: async (stage) => {
    await press(stage, 'Send again');
    await playUntilText(/That deserves care, whatever the total/)(stage);
  },
};
/** The text of a red level remains; steps and reading are those of the help rule. */
export const HelpFirstRedZone: FeedbackScreenStory = {
  args: { ...severeDistress, instrument: helpFirstInstrument },
  play: async (stage) => {
    await playWithHelpAbove('These 30 days have been very hard for you.')(stage);
    await expectText(stage, 'Ring one of these numbers today.');
  },
};
export const RetrySucceeds: FeedbackScreenStory = {
  args: { ...severeDistress, feedback: [500, { body: [[31], ['High'], ['90'], [90]] }] },
  play: playUntilText('We could not load your result.'),
};
export const HelpAfter: FeedbackScreenStory = {
  args: { ...severeDistress, feedback: mildFeedback, history: attempts([18]) },
  play: async (stage) => {
    await expectAbove(stage, 'You had little stress', 'Need to talk?');
    await seeEnd(stage);
  },
};
