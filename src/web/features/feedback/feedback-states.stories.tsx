import type { Meta } from '@storybook/react-vite';
import {
  type FeedbackScreenArgs,
  type FeedbackScreenStory,
  feedbackScreenMeta,
  distress,
  severeDistress,
} from '#tests/support/harnesses/feedback-screen-stories.tsx';
import { playUntilText } from '#tests/support/interactions.ts';

const meta: Meta<FeedbackScreenArgs> = { ...feedbackScreenMeta, title: 'Feedback/States' };
export default meta;

export const Loading: FeedbackScreenStory = {
  args: { feedback: 'never' },
  play: playUntilText('Loading your results...'),
};
/** The same without a session. */
export const NoAttempt: FeedbackScreenStory = {
  args: { feedback: { body: [] }, history: 404 },
  play: playUntilText('Not Available'),
};
export const NotAvailable: FeedbackScreenStory = {
  args: { feedback: 500 },
  play: playUntilText('We could not load your result.'),
};
export const HistoryFails: FeedbackScreenStory = { args: { history: 500 } };

export const SendingAnswers: FeedbackScreenStory = {
  args: { ...severeDistress, answers: 'sent', submissions: ['never'] },
  play: playUntilText('Sending your answers...'),
};
/** The network was offline when the answers were sent. The second request succeeds. */
export const SendingFailed: FeedbackScreenStory = {
  args: { ...severeDistress, answers: 'sent', submissions: [0, 204] },
  play: playUntilText('What you see below is your earlier result.'),
};
/** Finished offline: there is no result yet, and no earlier one that could be mistaken for it. */
export const Queued: FeedbackScreenStory = {
  args: { ...severeDistress, queued: [{ sectionId: 'S4' }] },
  play: playUntilText('Saved on this phone, not sent yet'),
};
export const QueuedMobile: FeedbackScreenStory = {
  ...Queued,
  tags: ['variant'],
  globals: { viewport: { value: 'w360' } },
};
export const SendingRefused: FeedbackScreenStory = {
  args: {
    instrument: distress,
    feedback: { body: [] },
    history: 404,
    answers: 'sent',
    submissions: [
      {
        status: 409,
        body: { message: 'This assessment has changed since you began it.', code: 'version-changed' },
      },
    ],
  },
  play: playUntilText('This assessment has changed since you began it.'),
};
export const UnsentAfterReload: FeedbackScreenStory = {
  args: { ...severeDistress, feedback: { body: [] }, history: 404, answers: 'draft' },
  play: playUntilText('Your answers are safe on this device'),
};
