import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import { ChartLegend } from './chart-legend.tsx';

const meta: Meta<typeof ChartLegend> = {
  title: 'Components/Data display/Chart legend',
  tags: ['autodocs'],
  component: ChartLegend,
  decorators: [
    (Story) => (
      <div className={accentClass('s3')}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ChartLegend>;

export const Default: Story = { tags: ['screenshot'] };
/** All marks of a score bar. */
export const AllMarks: Story = {
  args: { ownAge: 'Average, ages 36 and over: 34', confidenceInterval: true },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
