import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import { ChartTable } from './chart-table.tsx';

const meta: Meta<typeof ChartTable> = {
  title: 'Components/Data display/Chart table',
  tags: ['autodocs'],
  component: ChartTable,
  decorators: [
    (Story) => (
      <div className={accentClass('s4')}>
        <Story />
      </div>
    ),
  ],
  args: {
    caption: 'Distress',
    rows: [
      { label: 'Current score on 12-10-2025', value: '26' },
      { label: 'Previous score', value: 'N/A' },
      { label: 'Average, all ages', value: '21.9' },
      { label: 'Possible range', value: '10 to 50' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof ChartTable>;

export const Default: Story = { tags: ['screenshot'] };
export const Expanded: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '');
  },
};
export const LongTexts: Story = {
  args: {
    caption: 'A score whose title is so long that it needs more than one line on a small screen',
    rows: [
      { label: 'A measure with quite a long name that has to wrap', value: 'A value that is long as well' },
    ],
  },
  play: Expanded.play,
  globals: { viewport: { value: 'w320' } },
};
