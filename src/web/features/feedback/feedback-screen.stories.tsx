import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { FeedbackHarness, type FeedbackHarnessProps } from '#tests/support/harnesses/feedback-harness.tsx';
import {
  attempts,
  earlier,
  instruments,
  manyAttempts,
  now,
  psychologicalFeedback,
} from '#tests/support/harnesses/feedback-results.ts';
import {
  expectAbove,
  press,
  playUntilText,
  expectText,
  type StoryContext,
} from '#tests/support/interactions.ts';
import psychological from '../../../../questionnaires/S1-psychological.json';
import emotional from '../../../../questionnaires/S2-emotional.json';
import social from '../../../../questionnaires/S3-social.json';
import distress from '../../../../questionnaires/S4-distress.json';
import activity from '../../../../questionnaires/S5-activity.json';
import { FeedbackScreen } from './feedback-screen.tsx';

const toInstrument = (file: unknown) => file as Instrument;
const seeEnd = playUntilText('This page is for self-awareness only and is not a diagnosis.');
/** Expects the number to call above this text, in the block or, later in a visit, in the row. */
const playWithHelpAbove = (words: string) => async (stage: StoryContext) => {
  await expectAbove(stage, '14416', words);
  await seeEnd(stage);
};
const meta: Meta<Omit<FeedbackHarnessProps, 'children'>> = {
  title: 'Feedback/Screen',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <FeedbackHarness {...props}>
      <FeedbackScreen instrument={addFormulaMetadata(props.instrument)} />
    </FeedbackHarness>
  ),
  play: seeEnd,
  args: {
    instrument: toInstrument(psychological),
    feedback: psychologicalFeedback,
    history: attempts([20, 29, 19, 18, 86], [17, 26, 21, null, 81]),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** The reference screen: there is a previous attempt, and one of its scores is missing. */
export const PreviousPresent: Story = { tags: ['screenshot-all'] };
/** Two years of attempts, and a known age. */
export const FiftyAttempts: Story = { args: { history: manyAttempts(50), profile: { body: { age: 34 } } } };
/** The questions have changed, so the old attempts are neither joined nor compared. */
export const OtherVersion: Story = {
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
export const FirstAttempt: Story = { args: { history: attempts([20, 29, 19, 18, 86]) } };
export const Dark: Story = { globals: { theme: 'dark' } };
/** No background of a line covers the line above (`.storybook/plates.ts`), and white text on the accent is visible. */
export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async (stage) => {
    await seeEnd(stage);
    const next = within(stage.canvasElement).getByRole('link', { name: 'Next' });
    // The system colour LinkText.
    await waitFor(() => expect(getComputedStyle(next).color).toBe('rgb(0, 0, 238)'));
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };

export const Lowest: Story = {
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
export const Highest: Story = {
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

export const Ratio: Story = {
  args: {
    instrument: toInstrument(emotional),
    feedback: emotionalFeedback(1.92, 'High'),
    history: attempts([25, 48, 1.92, 3.69, 1.92], [30, 40, 2.31, 3.08, 1.33]),
  },
};
/** The bar ends at the range; the number is not clipped. */
export const RatioBeyondTheRange: Story = {
  args: {
    ...Ratio.args,
    feedback: emotionalFeedback(4.83, ''),
    history: attempts([25, 48, 1.92, 3.69, 4.83], [30, 40, 2.31, 3.08, 1.33]),
  },
};
export const RatioMissing: Story = { args: { ...Ratio.args, feedback: emotionalFeedback(null, '') } };

export const OneScore: Story = {
  args: {
    instrument: toInstrument(social),
    feedback: { body: [[41], ['Average'], ['73'], [73]] },
    history: attempts([41], [36]),
  },
};
/** The instrument describes its own norms after a norm study. */
export const MeasuredNorms: Story = {
  args: {
    ...OneScore.args,
    instrument: {
      ...toInstrument(social),
      normsNote: 'The averages come from 612 adults in Jaipur, asked in 2027.',
    },
  },
};
/** The instrument has no note on norms. */
export const NoNormsNote: Story = {
  args: { ...OneScore.args, instrument: { ...toInstrument(social), normsNote: null } },
};
/** Red distress below the clinical tier: the help numbers are one row. */
export const HelpRow: Story = {
  args: {
    instrument: toInstrument(distress),
    feedback: { body: [[27], ['High'], ['77'], [77]] },
    history: attempts([27], [20]),
  },
};
/** Severe distress: help comes first, then words and a step; everything else is in the fold. */
export const HelpFirst: Story = {
  args: {
    instrument: toInstrument(distress),
    feedback: { body: [[31], ['High'], ['90'], [90]] },
    history: attempts([31], [26]),
  },
  play: playWithHelpAbove('These 30 days have been very hard for you.'),
};

/** An instrument with its own help text, which replaces level texts if single answers call for help. */
const helpFirstInstrument: Instrument = {
  ...toInstrument(distress),
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
export const HelpFirstByAnswer: Story = {
  args: {
    instrument: helpFirstInstrument,
    feedback: mildFeedback,
    history: { body: [{ time: now, totalsum: '[18]', version: '1.0', helpFirst: true, age: 30 }] },
  },
  play: playWithHelpAbove('You answered that you mattered very little'),
};
/** The server does not report the call for help; the answers were just sent from this device. */
export const HelpFirstJustSent: Story = {
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
export const HelpFirstInTheRed: Story = {
  args: { ...HelpFirst.args, instrument: helpFirstInstrument },
  play: async (stage) => {
    await playWithHelpAbove('These 30 days have been very hard for you.')(stage);
    await expectText(stage, 'Ring one of these numbers today.');
  },
};
export const FailsOnce: Story = {
  args: { ...HelpFirst.args, feedback: [500, { body: [[31], ['High'], ['90'], [90]] }] },
  play: playUntilText('We could not load your result.'),
};
export const HelpAfter: Story = {
  args: { ...HelpFirst.args, feedback: mildFeedback, history: attempts([18]) },
  play: async (stage) => {
    await expectAbove(stage, 'You had little stress', 'Need to talk?');
    await seeEnd(stage);
  },
};
export const NoLeadingScore: Story = {
  args: {
    instrument: toInstrument(activity),
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
export const BothHigh: Story = {
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
export const NextSection: Story = {
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

export const Loading: Story = {
  args: { feedback: 'never' },
  play: playUntilText('Loading your feedback...'),
};
/** The same without a session. */
export const NoAttempt: Story = {
  args: { feedback: { body: [] }, history: 404 },
  play: playUntilText('Not Available'),
};
export const NotAvailable: Story = {
  args: { feedback: 500 },
  play: playUntilText('We could not load your result.'),
};
export const HistoryFails: Story = { args: { history: 500 } };

export const SendingAnswers: Story = {
  args: { ...HelpFirst.args, answers: 'sent', submissions: ['never'] },
  play: playUntilText('Sending your answers...'),
};
/** The network was offline when the answers were sent. The second request succeeds. */
export const SendingFailed: Story = {
  args: { ...HelpFirst.args, answers: 'sent', submissions: [0, 204] },
  play: playUntilText('What you see below is your earlier result.'),
};
/** Finished offline: there is no result yet, and no earlier one that could be mistaken for it. */
export const KeptOnThisPhone: Story = {
  args: { ...HelpFirst.args, queued: [{ sectionId: 'S4' }] },
  play: playUntilText('Saved on this phone, not sent yet'),
};
export const KeptOnThisPhoneNarrow: Story = {
  ...KeptOnThisPhone,
  globals: { viewport: { value: 'w360' } },
};
export const SendingRefused: Story = {
  args: {
    instrument: toInstrument(distress),
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
export const UnsentAfterReload: Story = {
  args: { ...HelpFirst.args, feedback: { body: [] }, history: 404, answers: 'draft' },
  play: playUntilText('Your answers are safe on this device'),
};

const longTitle = 'A title long enough to need several lines on a small screen, as some languages do';
export const LongTexts: Story = {
  args: {
    instrument: {
      ...toInstrument(psychological),
      title: longTitle,
      scores: toInstrument(psychological).scores.map((score) => ({ ...score, title: longTitle })),
    },
  },
  globals: { viewport: { value: 'w320' } },
};
