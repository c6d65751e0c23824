import type { Meta, StoryObj } from '@storybook/react-vite';
import { inkClass } from '../theme/ink.ts';
import { ChartLegend } from './chart-legend.tsx';

const meta: Meta<typeof ChartLegend> = {
  title: 'Charts/Legend',
  component: ChartLegend,
  decorators: [
    (Story) => (
      <div className={inkClass('s3')}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ChartLegend>;

export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
