import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { FeedbackHarness, type FeedbackHarnessProps } from '#tests/support/harnesses/feedback-harness.tsx';
import { attempts } from '#tests/support/harnesses/feedback-results.ts';
import { playUntilText } from '#tests/support/interactions.ts';
import meals from '../../../../tests/instruments/public/MHCSF-meals-together.json';
import mishaps from '../../../../tests/instruments/public/PHQ9-small-mishaps.json';
import screens from '../../../../tests/instruments/public/PROMIS8-slow-screens.json';
import tastes from '../../../../tests/instruments/public/SPANE-tastes.json';
import { FeedbackScreen } from './feedback-screen.tsx';

const toInstrument = (file: unknown) => file as Instrument;

/** Instruments of well-known kinds, whose levels have their own names. */
const meta: Meta<Omit<FeedbackHarnessProps, 'children'>> = {
  title: 'Feedback/Named levels',
  parameters: { layout: 'fullscreen' },
  play: playUntilText('This page is for self-awareness only and is not a diagnosis.'),
  render: (props) => (
    <FeedbackHarness {...props}>
      <FeedbackScreen instrument={addFormulaMetadata(props.instrument)} />
    </FeedbackHarness>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

/** A category: its name replaces the number, and the chart displays all levels. */
export const Default: Story = {
  args: {
    instrument: toInstrument(meals),
    feedback: {
      body: [
        [52, 3],
        ['', 'High'],
        ['', ''],
        [null, null],
      ],
    },
    history: attempts([52, 12, 20, 20, 3], [41, 9, 17, 15, 2]),
  },
};
export const Dark: Story = { ...Default, tags: ['variant'], globals: { theme: 'dark' } };
export const CategoryFirst: Story = {
  args: { ...Default.args, history: attempts([52, 12, 20, 20, 3]) },
};
/** Two level names are High. */
export const OneOfFive: Story = {
  args: {
    instrument: toInstrument(mishaps),
    feedback: { body: [[16], ['High'], [''], [null]] },
    history: attempts([16, 1], [8, 0]),
  },
};
/** Too many questions were skipped. */
export const Skipped: Story = {
  args: {
    instrument: toInstrument(mishaps),
    feedback: { body: [[null], [''], [''], [null]] },
    history: attempts([null, null], [8, 0]),
  },
};
/** A balance from -24 to 24. */
export const BelowZero: Story = {
  args: {
    instrument: toInstrument(tastes),
    feedback: {
      body: [
        [18, 20, -2],
        ['', '', 'Low'],
        ['', '', ''],
        [null, null, null],
      ],
    },
    history: attempts([18, 20, -2], [22, 15, 7]),
  },
};
/** A T score from a table with a standard error per row. */
export const FromTable: Story = {
  args: {
    instrument: toInstrument(screens),
    feedback: { body: [[58.4], ['Average'], [''], [null]] },
    history: attempts([58.4, 24]),
  },
};
export const Mobile: Story = { ...Default, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
