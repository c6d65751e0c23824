import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { FeedbackHarness } from '#tests/support/harnesses/feedback-harness.tsx';
import {
  attempts,
  earlier,
  instruments,
  manyAttempts,
  now,
} from '#tests/support/harnesses/feedback-results.ts';
import {
  type FeedbackScreenArgs,
  type FeedbackScreenStory,
  feedbackScreenMeta,
  activity,
  emotional,
  psychological,
  seeEnd,
  social,
} from '#tests/support/harnesses/feedback-screen-stories.tsx';
import { playUntilText } from '#tests/support/interactions.ts';
import { FeedbackScreen } from './feedback-screen.tsx';

const meta: Meta<FeedbackScreenArgs> = { ...feedbackScreenMeta, title: 'Feedback/Screen' };
export default meta;

/** The reference screen: there is a previous attempt, and one of its scores is missing. */
export const Default: FeedbackScreenStory = { tags: ['screenshot-all'] };
/** Two years of attempts, and a known age. */
export const FiftyAttempts: FeedbackScreenStory = {
  args: { history: manyAttempts(50), profile: { body: { age: 34 } } },
};
/** The questions have changed, so the old attempts are neither joined nor compared. */
export const OtherVersion: FeedbackScreenStory = {
  args: {
    history: {
      body: [
        { time: now, totalsum: '[20,29,19,18,86]', version: '2.0' },
        { time: earlier, totalsum: '[17,26,21,20,84]', version: '1.1' },
        { time: '2025-01-20T06:30:00.000Z', totalsum: '[15,22,20,19,76]', version: '1.0' },
      ],
    },
  },
};
/** Answers in a translation that is not tested: the score without a level. */
export const DraftTranslation: FeedbackScreenStory = {
  args: {
    history: {
      body: [
        { time: now, totalsum: '[20,29,19,18,86]', version: '1.4', language: 'hi-IN' },
        { time: earlier, totalsum: '[17,26,21,20,84]', version: '1.4', language: 'hi-IN' },
      ],
    },
  },
};
export const FirstAttempt: FeedbackScreenStory = { args: { history: attempts([20, 29, 19, 18, 86]) } };
export const Dark: FeedbackScreenStory = { tags: ['variant'], globals: { theme: 'dark' } };
/** No background of a line covers the line above (`.storybook/plates.ts`), and white text on the accent is visible. */
export const HighContrast: FeedbackScreenStory = {
  globals: { contrast: 'high' },
  play: async (stage) => {
    await seeEnd(stage);
    const next = within(stage.canvasElement).getByRole('link', { name: 'Next' });
    // The system colour LinkText.
    await waitFor(() => expect(getComputedStyle(next).color).toBe('rgb(0, 0, 238)'));
  },
};
export const Mobile: FeedbackScreenStory = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };

export const Lowest: FeedbackScreenStory = {
  args: {
    feedback: {
      body: [
        [4, 6, 5, 5, 20],
        ['Low', 'Low', 'Low', 'Low', 'Low'],
        ['1', '1', '1', '1', '1'],
        [1, 1, 1, 1, 1],
      ],
    },
    history: attempts([4, 6, 5, 5, 20]),
  },
};
export const Highest: FeedbackScreenStory = {
  args: {
    feedback: {
      body: [
        [24, 36, 30, 30, 120],
        ['High', 'High', 'High', 'High', 'High'],
        ['94', '98', '98', '93', '99'],
        [94, 98, 98, 93, 99],
      ],
    },
    history: attempts([24, 36, 30, 30, 120], [24, 36, 30, 30, 120]),
  },
};

const emotionalFeedback = (ratio: number | null, level: string) => ({
  body: [
    [25, 48, ratio],
    ['Average', 'High', level],
    ['27', '87', ''],
    [27, 87, null],
  ],
});

export const Ratio: FeedbackScreenStory = {
  args: {
    instrument: emotional,
    feedback: emotionalFeedback(1.92, 'High'),
    history: attempts([25, 48, 1.92, 3.69, 1.92], [30, 40, 2.31, 3.08, 1.33]),
  },
};
/** The bar ends at the range; the number is not clipped. */
export const RatioBeyondTheRange: FeedbackScreenStory = {
  args: {
    ...Ratio.args,
    feedback: emotionalFeedback(4.83, ''),
    history: attempts([25, 48, 1.92, 3.69, 4.83], [30, 40, 2.31, 3.08, 1.33]),
  },
};
export const RatioMissing: FeedbackScreenStory = {
  args: { ...Ratio.args, feedback: emotionalFeedback(null, '') },
};

export const OneScore: FeedbackScreenStory = {
  args: {
    instrument: social,
    feedback: { body: [[41], ['Average'], ['73'], [73]] },
    history: attempts([41], [36]),
  },
};
/** The instrument describes its own norms after a norm study. */
export const MeasuredNorms: FeedbackScreenStory = {
  args: {
    ...OneScore.args,
    instrument: {
      ...social,
      normsNote: 'The averages come from 612 adults in Jaipur, asked in 2027.',
    },
  },
};
/** The instrument has no note on norms. */
export const NoNormsNote: FeedbackScreenStory = {
  args: { ...OneScore.args, instrument: { ...social, normsNote: null } },
};
export const NoLeadingScore: FeedbackScreenStory = {
  args: {
    instrument: activity,
    feedback: {
      body: [
        [22, 34],
        ['Average', 'High'],
        ['50', '88'],
        [50, 88],
      ],
    },
    history: attempts([22, 34], [25, 30]),
  },
};

/** Both scores are high: one text and one step replace those of the scores. */
export const BothHigh: FeedbackScreenStory = {
  args: {
    ...NoLeadingScore.args,
    feedback: {
      body: [
        [36, 40],
        ['High', 'High'],
        ['98', '98'],
        [98, 98],
      ],
    },
    history: attempts([36, 40], [25, 30]),
  },
  play: playUntilText('Your weeks were full'),
};
/** The next section is open, and a route adds content after the answer. */
export const NextSection: FeedbackScreenStory = {
  args: { progress: { body: [{ section_id: 'S1', totalsum: '[86]' }] } },
  render: (props) => (
    <FeedbackHarness {...props}>
      <FeedbackScreen
        instrument={addFormulaMetadata(props.instrument)}
        cards={instruments.map((one) => ({ ...one, minutes: 5 }))}
        renderAfter={({ report }) => <p>After the answer: {report.answer.change}</p>}
      />
    </FeedbackHarness>
  ),
};

const longTitle = 'A title long enough to need several lines on a small screen, as some languages do';
export const LongTexts: FeedbackScreenStory = {
  args: {
    instrument: {
      ...psychological,
      title: longTitle,
      scores: psychological.scores.map((score) => ({ ...score, title: longTitle })),
    },
  },
  globals: { viewport: { value: 'w320' } },
};
