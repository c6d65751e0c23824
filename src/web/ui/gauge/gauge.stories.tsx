import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import { Gauge } from './gauge.tsx';

const meta: Meta<typeof Gauge> = {
  title: 'Components/Data display/Gauge',
  tags: ['autodocs'],
  component: Gauge,
  args: {
    position: 46,
    caption: 'About the same as for most people.',
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

export const Default: Story = { tags: ['screenshot'] };
export const Lowest: Story = {
  args: {
    position: 1,
    caption: 'Easier than for most people.',
    label: '1st percentile. Easier than for most people.',
  },
};
export const Highest: Story = {
  args: {
    position: 99,
    caption: 'Harder than for most people.',
    label: '99th percentile. Harder than for most people.',
  },
};
export const LeftEnd: Story = { args: { ...Lowest.args, position: 0, label: 'The lowest possible score.' } };
export const RightEnd: Story = {
  args: { ...Highest.args, position: 100, label: 'The highest possible score.' },
};
export const LikelyRange: Story = {
  args: { ...Lowest.args, position: 16, confidenceInterval: { from: 3, to: 45 }, label: '16th percentile' },
};
export const Dark: Story = { ...Default, tags: ['variant', 'screenshot'], globals: { theme: 'dark' } };
export const Mobile: Story = {
  ...Default,
  tags: ['variant', 'screenshot'],
  globals: { viewport: { value: 'w320' } },
};
