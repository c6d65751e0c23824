import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLegend } from '../chart-legend/chart-legend.tsx';
import { accentClass } from '../theme/accent.ts';
import { ScoreBar } from './score-bar.tsx';

const meta: Meta<typeof ScoreBar> = {
  title: 'Components/Data display/Score bar',
  tags: ['autodocs'],
  component: ScoreBar,
  decorators: [
    (Story, { parameters }) => (
      <div className={`sb-stack ${accentClass('s4')}`}>
        <Story />
        <ChartLegend {...parameters.legend} />
      </div>
    ),
  ],
  args: {
    chart: 'bars',
    current: 26,
    currentText: '26',
    previous: 31,
    previousText: '31',
    average: 21.9,
    min: 10,
    max: 50,
    tickStep: 10,
    label: 'Current score 26, previous score 31, average of all ages 21.9, possible range 10 to 50.',
  },
};
export default meta;

type Story = StoryObj<typeof ScoreBar>;

export const Default: Story = { tags: ['screenshot'] };
/** The mean of the user's age band, and the likely range. */
export const OwnAgeAndLikelyRange: Story = {
  args: {
    ownAge: 34,
    likely: { low: 21.7, high: 30.3 },
    label:
      'Current score 26, previous score 31, average of all ages 21.9, average of ages 36 and over 34, likely range 21.7 to 30.3, possible range 10 to 50.',
  },
  parameters: { legend: { ownAge: 'Average, ages 36 and over: 34', likely: true } },
};
export const FirstAttempt: Story = {
  args: {
    previous: null,
    previousText: '',
    label: 'Current score 26, no previous score, average of all ages 21.9, possible range 10 to 50.',
  },
};
export const Lowest: Story = {
  args: {
    current: 10,
    currentText: '10',
    label: 'Current score 10, previous score 31, average of all ages 21.9, possible range 10 to 50.',
  },
};
export const Highest: Story = {
  args: {
    current: 50,
    currentText: '50',
    previous: 50,
    previousText: '50',
    label: 'Current score 50, previous score 50, average of all ages 21.9, possible range 10 to 50.',
  },
};
export const BeyondTheRange: Story = {
  args: {
    current: 58,
    currentText: '58',
    previous: 4,
    previousText: '4',
    label: 'Current score 58, previous score 4, average of all ages 21.9, possible range 10 to 50.',
  },
};
export const AverageAtTheEdge: Story = {
  args: {
    average: 50,
    label: 'Current score 26, previous score 31, average of all ages 50, possible range 10 to 50.',
  },
};

const ratio = {
  chart: 'ratio',
  previous: null,
  previousText: '',
  average: 1.52,
  min: 0,
  max: 3,
  tickStep: 1,
} as const;

/** Two decimals. */
export const LongFigures: Story = {
  args: {
    current: 27.03,
    currentText: '27.03',
    previous: 31.25,
    previousText: '31.25',
    label: 'Current score 27.03, previous score 31.25, average of all ages 21.9, possible range 10 to 50.',
  },
};
export const Ratio: Story = {
  args: {
    ...ratio,
    current: 2.4,
    currentText: '2.4',
    label: 'Current score 2.4 to 1, average of all ages 1.52 to 1, possible range 0 to 3.',
  },
};
export const RatioBeyondTheRange: Story = {
  args: {
    ...ratio,
    current: 4.83,
    currentText: '4.83',
    label: 'Current score 4.83 to 1, average of all ages 1.52 to 1, possible range 0 to 3.',
  },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
