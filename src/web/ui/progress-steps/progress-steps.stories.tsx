import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import { ProgressSteps } from './progress-steps.tsx';

const meta = {
  title: 'Components/Feedback/Progress steps',
  tags: ['autodocs'],
  component: ProgressSteps,
  args: { steps: 20, current: 7, label: 'Question 7 of 20' },
  decorators: [
    (Story) => (
      <div className={accentClass('s1')}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const First: Story = { args: { current: 1, label: 'Question 1 of 20' } };
export const Last: Story = { args: { steps: 9, current: 9, label: 'Card 9 of 9' } };
export const AllDone: Story = { args: { steps: 5, current: 6, label: 'All 5 done' } };
export const ManyMobile: Story = {
  tags: ['variant'],
  args: { steps: 26, current: 9, label: 'Question 9 of 26' },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
