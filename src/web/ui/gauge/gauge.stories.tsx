import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import { Gauge } from './gauge.tsx';

const meta: Meta<typeof Gauge> = {
  title: 'Charts/Gauge',
  tags: ['autodocs'],
  component: Gauge,
  args: { percentile: 46, suffix: 'th', label: '46th percentile' },
  decorators: [
    (Story) => (
      <div className={accentClass('s1')}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Gauge>;

export const Playground: Story = { tags: ['!test'] };

export const Middle: Story = { tags: ['screenshot'] };
export const First: Story = { args: { percentile: 1, suffix: 'st', label: '1st percentile' } };
export const Last: Story = { args: { percentile: 99, suffix: 'th', label: '99th percentile' } };
export const LeftEnd: Story = { args: { percentile: 0, suffix: 'th', label: '0th percentile' } };
export const RightEnd: Story = { args: { percentile: 100, suffix: 'th', label: '100th percentile' } };
export const LikelyRange: Story = {
  args: { percentile: 16, suffix: 'th', likely: { from: 3, to: 45 }, label: '16th percentile' },
};
/** No percentile: the score is the lowest possible. */
export const LowestScore: Story = {
  args: { percentile: null, end: 'lowest', suffix: '', label: 'This is the lowest score there is.' },
};
export const HighestScore: Story = {
  args: { percentile: null, end: 'highest', suffix: '', label: 'This is the highest score there is.' },
};
export const NoData: Story = { args: { percentile: null, suffix: '', label: 'No percentile' } };
export const Dark: Story = { ...Middle, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Middle, globals: { viewport: { value: 'w320' } } };
