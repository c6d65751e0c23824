import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedbackHarness, type FeedbackHarnessProps } from '#tests/support/harnesses/feedback-harness.tsx';
import {
  allSections,
  attempts,
  instruments,
  manyAttempts,
  now,
  psychologicalFeedback,
} from '#tests/support/harnesses/feedback-results.ts';
import { press, expectText, playUntilText } from '#tests/support/interactions.ts';
import { MyPatternFeedbackScreen } from './my-pattern-feedback-screen.tsx';
import type { LoadInstrument } from './use-instrument.ts';

const [lead] = instruments;
if (!lead) throw new Error('There is no instrument.');

const loadInstrument = async (id: string) => {
  const instrument = instruments.find((candidate) => candidate.id === id);
  if (!instrument) throw new Error(`No instrument ${id}`);
  return instrument;
};

const meta: Meta<Omit<FeedbackHarnessProps, 'children'>> = {
  title: 'Feedback/Report',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <FeedbackHarness {...props}>
      <MyPatternFeedbackScreen lead={lead} cards={instruments} loadInstrument={loadInstrument} />
    </FeedbackHarness>
  ),
  play: playUntilText('This page is for self-awareness only and is not a diagnosis.'),
  args: { instrument: lead, feedback: { body: [] }, history: 404, sections: allSections },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Opened from My Pattern: the feedback is in the navigation state and is not fetched again. */
export const FromMyPattern: Story = {
  args: {
    sections: { ...allSections, S1: { feedback: 500, history: attempts([20, 29, 19, 18, 86]) } },
    at: {
      pathname: '/',
      state: {
        reportDate: now,
        feedback: psychologicalFeedback.body[1],
        totalsum: '[20,29,19,18,86]',
        percentile: psychologicalFeedback.body[2],
        percentilevalue: psychologicalFeedback.body[3],
      },
    },
  },
};
/** One page to show to someone. */
export const ForCounsellor: Story = {
  args: { at: { pathname: '/', hash: '#counsellor' } },
  play: playUntilText('What I would like to talk about'),
};
export const ForCounsellorMobile: Story = {
  ...ForCounsellor,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' }, theme: 'dark' },
};
export const NoAttempt: Story = { args: { sections: {} }, play: playUntilText('Not Available') };
export const NotAvailable: Story = {
  args: { sections: {}, feedback: 500 },
  play: playUntilText('We could not load your result.'),
};
/** Two sections have local norms, a third has no note on norms. */
const notes: Readonly<Record<string, string | null>> = {
  S1: 'The averages come from 612 adults in Jaipur.',
  S4: 'The averages come from 612 adults in Jaipur.',
  S5: null,
};
const withNotes: LoadInstrument = async (id) => {
  const instrument = await loadInstrument(id);
  return id in notes ? { ...instrument, normsNote: notes[id] ?? null } : instrument;
};
export const NotesOnNorms: Story = {
  render: (props) => (
    <FeedbackHarness {...props}>
      <MyPatternFeedbackScreen
        lead={{ ...lead, normsNote: notes.S1 ?? null }}
        cards={instruments}
        loadInstrument={withNotes}
      />
    </FeedbackHarness>
  ),
};
/** One section cannot be fetched: nothing is printed, and the page says so. */
export const PrintFails: Story = {
  args: { sections: { ...allSections, S3: { feedback: 500, history: 404 } } },
  play: async (stage) => {
    await press(stage, 'Print');
    await expectText(stage, 'Your results could not be prepared now.');
  },
};
export const FiftyAttempts: Story = {
  args: { sections: { ...allSections, S1: { feedback: psychologicalFeedback, history: manyAttempts(50) } } },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
