import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Harness } from '#tests/support/harness.tsx';
import psychological from '../../../../questionnaires/S1-psychological.json';
import emotional from '../../../../questionnaires/S2-emotional.json';
import social from '../../../../questionnaires/S3-social.json';
import distress from '../../../../questionnaires/S4-distress.json';
import activity from '../../../../questionnaires/S5-activity.json';
import { ReferenceValuesScreen } from './reference-values-screen.tsx';

const instruments = [psychological, emotional, social, distress, activity] as unknown as Instrument[];

interface Args {
  readonly instruments: readonly Instrument[];
}

const meta: Meta<Args> = {
  title: 'Reference values/Screen',
  parameters: { layout: 'fullscreen' },
  render: ({ instruments: list }) => (
    <Harness answers={{}}>
      <ReferenceValuesScreen instruments={list} />
    </Harness>
  ),
  args: { instruments },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };

const [first] = instruments as [Instrument];
const sixthInstrument: Instrument = {
  ...first,
  id: 'S6',
  title: 'Your Sleep',
  shortTitle: 'Sleep',
  normsNote: 'Measured with 612 adults in Jaipur, 2026.',
  scores: first.scores.slice(0, 1).map((score) => ({
    ...score,
    title: 'Rest',
    report: score.report && {
      ...score.report,
      reliability: { value: 0.83, basis: 'Alpha, 612 adults in Jaipur, 2026.' },
      average: { value: 17.25, basis: 'Chosen by the makers.', assumed: true },
    },
  })),
};
/** A sixth instrument needs no code; its note describes its norms. */
export const SixthQuestionnaire: Story = { args: { instruments: [...instruments, sixthInstrument] } };

const basis = 'Measured with 612 adults in Jaipur, 2026.';
const measuredInstrument: Instrument = {
  ...sixthInstrument,
  scores: sixthInstrument.scores.map((score) => ({
    ...score,
    report: score.report && {
      ...score.report,
      average: { value: 17.25, basis },
      bands: score.report.bands.map(({ norm, cuts, ...band }) => ({
        ...band,
        norm: norm && { mean: norm.mean, sd: norm.sd, basis },
        ...(cuts && { cuts: { basis } }),
      })),
    },
  })),
};
/** No value is borrowed or assumed, so the explanations of these words are left out. */
export const AllMeasured: Story = { args: { instruments: [measuredInstrument] } };
