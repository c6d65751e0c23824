import type { Meta, StoryObj } from '@storybook/react-vite';
import { SummaryScoreBar } from './summary-score-bar.tsx';

const meta = {
  title: 'Components/Data display/Summary score bar',
  tags: ['autodocs'],
  component: SummaryScoreBar,
  args: {
    progress: 0.86,
    state: 'green',
    valueLabel: '86 of 120',
    label: "Wellbeing overall: score 86 of 120. YOU'RE DOING OKAY (CAN WORK ON IMPROVING THIS)",
  },
} satisfies Meta<typeof SummaryScoreBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Red: Story = {
  args: {
    progress: 0.19,
    state: 'red',
    valueLabel: '19 of 30',
    label: 'Relations: score 19 of 30. NEEDS YOUR ATTENTION AND EFFORTS',
  },
};
export const Blue: Story = {
  args: {
    progress: 0.5,
    state: 'blue',
    valueLabel: '50 of 65',
    label: 'Pleasant feelings: score 50 of 65. GOOD GOING! KEEP IT UP.',
  },
};
export const NotCalculated: Story = {
  args: { progress: 0, state: 'grey', valueLabel: undefined, label: 'Wellbeing overall: NOT CALCULATED YET' },
};
/** Without evaluation. */
export const WithoutState: Story = {
  args: { progress: 0.025, state: 'plain', valueLabel: '2.5 to 1', label: 'Ratio: 2.5 to 1.' },
};
export const WithoutFigure: Story = { args: { valueLabel: undefined } };
/** A low score: the end of the bar stays visible. */
export const Empty: Story = {
  args: {
    progress: 0,
    state: 'red',
    valueLabel: '0 of 24',
    label: 'Acceptance: score 0 of 24. NEEDS YOUR ATTENTION AND EFFORTS',
  },
};
/** A score beyond the range is clamped. */
export const Full: Story = {
  args: {
    progress: 1.2,
    state: 'blue',
    valueLabel: '120 of 120',
    label: 'Wellbeing overall: score 120 of 120. GOOD GOING! KEEP IT UP.',
  },
};
export const Dark: Story = {
  tags: ['variant'],
  render: () => (
    <div className="sb-stack">
      <SummaryScoreBar progress={0.86} state="green" label="One: score 86." />
      <SummaryScoreBar progress={0.2} state="red" label="Two: score 20." />
      <SummaryScoreBar progress={0.5} state="blue" label="Three: score 50." />
      <SummaryScoreBar progress={0} state="grey" label="Four: not calculated yet." />
    </div>
  ),
  globals: { theme: 'dark' },
};
export const Mobile: Story = { ...Dark, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
