import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-facts.ts';
import { FeedbackHarness, type FeedbackHarnessProps } from '#tests/support/harnesses/feedback-harness.tsx';
import {
  attempts,
  earlier,
  manyAttempts,
  now,
  psychologicalFeedback,
} from '#tests/support/harnesses/feedback-results.ts';
import { above, helpAbove, press, shows, expectVisible } from '#tests/support/plays.ts';
import psychological from '../../../../questionnaires/S1-psychological.json';
import emotional from '../../../../questionnaires/S2-emotional.json';
import social from '../../../../questionnaires/S3-social.json';
import distress from '../../../../questionnaires/S4-distress.json';
import activity from '../../../../questionnaires/S5-activity.json';
import { FeedbackScreen } from './feedback-screen.tsx';

const of = (file: unknown) => file as Instrument;
const toTheEnd = shows('This page is for self-awareness only and is not a diagnosis.');
const meta: Meta<Omit<FeedbackHarnessProps, 'children'>> = {
  title: 'Feedback/Screen',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <FeedbackHarness {...props}>
      <FeedbackScreen instrument={addFormulaMetadata(props.instrument)} />
    </FeedbackHarness>
  ),
  play: toTheEnd,
  args: {
    instrument: of(psychological),
    feedback: psychologicalFeedback,
    history: attempts([20, 29, 19, 18, 86], [17, 26, 21, null, 81]),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** The reference screen: a previous attempt, one of whose scores is missing. */
export const PreviousPresent: Story = { tags: ['screenshot-all'] };
/** Two years of trying, and a reader whose age is known. */
export const FiftyAttempts: Story = { args: { history: manyAttempts(50), profile: { body: { age: 34 } } } };
/** The questions changed in between: the old attempts are neither joined nor compared. */
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
/** No line's ground covers the line above it (`.storybook/plates.ts`), and words that were white on an ink are seen. */
export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async (stage) => {
    await toTheEnd(stage);
    const next = within(stage.canvasElement).getByRole('link', { name: 'Next' });
    // LinkText.
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
    instrument: of(emotional),
    feedback: emotionalFeedback(1.92, 'High'),
    history: attempts([25, 48, 1.92, 3.69, 1.92], [30, 40, 2.31, 3.08, 1.33]),
  },
};
/** The bar ends with the range; the number is shown whole. */
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
    instrument: of(social),
    feedback: { body: [[41], ['Average'], ['73'], [73]] },
    history: attempts([41], [36]),
  },
};
/** After a norm study, the questionnaire says itself what its averages and percentiles are worth. */
export const MeasuredNorms: Story = {
  args: {
    ...OneScore.args,
    instrument: { ...of(social), normsNote: 'The averages come from 612 adults in Jaipur, asked in 2027.' },
  },
};
/** It has nothing to say of them. */
export const NoNormsNote: Story = {
  args: { ...OneScore.args, instrument: { ...of(social), normsNote: null } },
};
/** Severe distress: where to get help comes before the chart. */
export const HelpFirst: Story = {
  args: {
    instrument: of(distress),
    feedback: { body: [[31], ['High'], ['90'], [90]] },
    history: attempts([31], [26]),
  },
  play: helpAbove('Your answers show that these 30 days have been very hard.', toTheEnd),
};

/** What a questionnaire says once, in place of praise, where single answers put help first. */
const minded: Instrument = {
  ...of(distress),
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
const mild = { body: [[18], ['Low'], ['29'], [29]] };
/** A low total, and an answer that asks for care: as the server keeps it. */
export const HelpFirstByAnswer: Story = {
  args: {
    instrument: minded,
    feedback: mild,
    history: { body: [{ time: now, totalsum: '[18]', version: '1.0', helpFirst: true, age: 30 }] },
  },
  play: helpAbove('You answered that you mattered very little', toTheEnd),
};
/** The same on a server that says nothing of it, just after the answers were sent from here. */
export const HelpFirstJustSent: Story = {
  args: {
    instrument: minded,
    feedback: mild,
    history: attempts([18]),
    answers: 'draft',
    code: 4,
  },
  play: async (stage) => {
    await press(stage, 'Send again');
    await shows(/That deserves care, whatever the total/)(stage);
  },
};
/** The words of the level stay where it is red; steps and reading lead to help. */
export const HelpFirstInTheRed: Story = {
  args: { ...HelpFirst.args, instrument: minded },
  play: async (stage) => {
    await helpAbove('Your answers show that these 30 days have been very hard.', toTheEnd)(stage);
    await expectVisible(stage, 'radio', 'Ring one of these numbers today.');
  },
};
export const FailsOnce: Story = {
  args: { ...HelpFirst.args, feedback: [500, { body: [[31], ['High'], ['90'], [90]] }] },
  play: shows('We could not load your result just now.'),
};
export const HelpAfter: Story = {
  args: { ...HelpFirst.args, feedback: mild, history: attempts([18]) },
  play: async (stage) => {
    await above(stage, 'Your answers show little strain', 'Need to talk?');
    await toTheEnd(stage);
  },
};
export const NoLeadingScore: Story = {
  args: {
    instrument: of(activity),
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

export const Loading: Story = { args: { feedback: 'never' }, play: shows('Loading your feedback...') };
/** Without a session it says the same. */
export const NoAttempt: Story = {
  args: { feedback: { body: [] }, history: 404 },
  play: shows('Not Available'),
};
export const NotAvailable: Story = {
  args: { feedback: 500 },
  play: shows('We could not load your result just now.'),
};
export const HistoryFails: Story = { args: { history: 500 } };

export const SendingAnswers: Story = {
  args: { ...HelpFirst.args, answers: 'sent', submissions: ['never'] },
  play: shows('Sending your answers...'),
};
/** The line was down when the answers were sent. The second try gets through. */
export const SendingFailed: Story = {
  args: { ...HelpFirst.args, answers: 'sent', submissions: [0, 204] },
  play: shows('What you see below is your earlier result.'),
};
/** Finished without a line: no result yet, and no earlier one that could be taken for it. */
export const KeptOnThisPhone: Story = {
  args: { ...HelpFirst.args, queued: [{ sectionId: 'S4' }] },
  play: shows('Kept on this phone, not yet sent'),
};
export const KeptOnThisPhoneNarrow: Story = {
  ...KeptOnThisPhone,
  globals: { viewport: { value: 'w360' } },
};
export const SendingRefused: Story = {
  args: {
    instrument: of(distress),
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
  play: shows('This assessment has changed since you began it.'),
};
export const UnsentAfterReload: Story = {
  args: { ...HelpFirst.args, feedback: { body: [] }, history: 404, answers: 'draft' },
  play: shows('Your answers are safe on this device'),
};

const long = 'A title long enough to need several lines on a small screen, as some languages do';
export const LongTexts: Story = {
  args: {
    instrument: {
      ...of(psychological),
      title: long,
      scores: of(psychological).scores.map((score) => ({ ...score, title: long })),
    },
  },
  globals: { viewport: { value: 'w320' } },
};
