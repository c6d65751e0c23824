import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import { Gauge } from './gauge.tsx';

const meta: Meta<typeof Gauge> = {
  title: 'Charts/Gauge',
  tags: ['autodocs'],
  component: Gauge,
  args: {
    position: 46,
    words: 'About the same as for most people.',
    label: '46th percentile. About the same as for most people.',
  },
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
export const First: Story = {
  args: {
    position: 1,
    words: 'Easier than for most people.',
    label: '1st percentile. Easier than for most people.',
  },
};
export const Last: Story = {
  args: {
    position: 99,
    words: 'Harder than for most people.',
    label: '99th percentile. Harder than for most people.',
  },
};
export const LeftEnd: Story = { args: { ...First.args, position: 0, label: 'The lowest possible score.' } };
export const RightEnd: Story = {
  args: { ...Last.args, position: 100, label: 'The highest possible score.' },
};
export const LikelyRange: Story = {
  args: { ...First.args, position: 16, likely: { from: 3, to: 45 }, label: '16th percentile' },
};
export const Dark: Story = { ...Middle, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Middle, globals: { viewport: { value: 'w320' } } };
