import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import type { ChartAttempt } from './geometry.ts';
import { HistoryChart } from './history-chart.tsx';

const attempt = (day: string, value: number, compared = true): ChartAttempt => {
  const [date, month, year] = day.split('-').map(Number) as [number, number, number];
  return { time: Date.UTC(year, month - 1, date), day, value, compared };
};

/** One attempt per week for fifty weeks, with rising and falling scores. */
const fifty = Array.from({ length: 50 }, (_, week) => {
  const date = new Date(Date.UTC(2024, 10, 2 + week * 7));
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${two(date.getUTCDate())}-${two(date.getUTCMonth() + 1)}-${date.getUTCFullYear()}`;
  return attempt(day, Math.round(84 + 12 * Math.sin(week / 5) + ((week * 7) % 11) - 5));
});

const meta: Meta<typeof HistoryChart> = {
  title: 'Components/Data display/History chart',
  tags: ['autodocs'],
  component: HistoryChart,
  decorators: [
    (Story) => (
      <div className={accentClass('s1')}>
        <Story />
      </div>
    ),
  ],
  args: {
    attempts: [attempt('04-06-2025', 81), attempt('12-10-2025', 86)],
    average: 87.8,
    band: { from: 74, to: 101 },
    min: 0,
    max: 120,
    tickStep: 20,
    label: 'Two attempts, from 04-06-2025 to 12-10-2025: first 81, last 86.',
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot', 'aria-snapshot'] };
export const FiveAttempts: Story = {
  args: {
    attempts: [
      attempt('01-11-2024', 62),
      attempt('20-01-2025', 70),
      attempt('02-02-2025', 68),
      attempt('04-06-2025', 81),
      attempt('12-10-2025', 96),
    ],
    label: 'Five attempts, from 01-11-2024 to 12-10-2025: first 62, last 96.',
  },
};
export const FiftyAttempts: Story = {
  args: { attempts: fifty, label: 'Fifty attempts, from 02-11-2024 to 11-10-2025.' },
};
/** Both ends of the range, and a clamped value beyond it. */
export const Extremes: Story = {
  args: {
    attempts: [attempt('04-06-2025', 0), attempt('01-08-2025', 120), attempt('12-10-2025', 130)],
    label: 'Three attempts, from 04-06-2025 to 12-10-2025: first 0, last 130.',
  },
};
export const SameDay: Story = {
  args: {
    attempts: [attempt('12-10-2025', 70), attempt('12-10-2025', 86)],
    label: 'Two attempts on 12-10-2025: first 70, last 86.',
  },
};
/** One attempt a while ago, and three within a minute. */
export const WithinMinutes: Story = {
  args: {
    attempts: [
      attempt('02-10-2025', 81),
      ...[40, 52, 64].map((value, minute) => ({
        ...attempt('12-10-2025', value),
        time: Date.UTC(2025, 9, 12, 9, minute),
      })),
    ],
    label: 'Four attempts, from 02-10-2025 to 12-10-2025: first 81, last 64.',
  },
};
/** Earlier attempts have other questions: they are neither joined nor compared. */
export const OtherVersion: Story = {
  args: {
    attempts: [
      attempt('01-11-2024', 30, false),
      attempt('20-01-2025', 44, false),
      attempt('04-06-2025', 81),
      attempt('12-10-2025', 86),
    ],
    label: 'Two attempts, from 04-06-2025 to 12-10-2025: first 81, last 86.',
  },
};
export const OneCompared: Story = {
  args: {
    attempts: [attempt('04-06-2025', 30, false), attempt('12-10-2025', 86)],
    label: 'One attempt on 12-10-2025: 86.',
  },
};
export const WithoutNorm: Story = {
  args: {
    attempts: [attempt('04-06-2025', 1.33), attempt('12-10-2025', 4.83)],
    average: 1.52,
    band: null,
    min: 0,
    max: 3,
    tickStep: 1,
    label: 'Two attempts, from 04-06-2025 to 12-10-2025: first 1.33, last 4.83.',
  },
};
export const AverageAtTheTop: Story = { args: { average: 118 } };
export const Dark: Story = { ...FiveAttempts, tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = {
  ...FiftyAttempts,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};
