import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import { LevelsChart } from './levels-chart.tsx';

const meta: Meta<typeof LevelsChart> = {
  title: 'Components/Data display/Levels chart',
  tags: ['autodocs'],
  component: LevelsChart,
  decorators: [
    (Story) => (
      <div className={`sb-stack ${accentClass('s1')}`}>
        <Story />
      </div>
    ),
  ],
  args: {
    levels: ['Languishing', 'Moderate', 'Flourishing'],
    current: 'Flourishing',
    previous: 'Moderate',
    label: 'Current level Flourishing, previous level Moderate, of Languishing, Moderate, Flourishing.',
  },
};
export default meta;

type Story = StoryObj<typeof LevelsChart>;

export const Default: Story = { tags: ['screenshot'] };
export const Unchanged: Story = {
  args: {
    previous: 'Flourishing',
    label: 'Current level Flourishing, previous level Flourishing.',
  },
};
export const FirstAttempt: Story = {
  args: { previous: null, label: 'Current level Flourishing, no previous level.' },
};
export const LongNames: Story = {
  args: {
    levels: [
      'Nothing to speak of',
      'Slight, on a few days of the week',
      'Moderate, on most days and in several places',
      'Severe, on nearly every day wherever a person may be',
    ],
    current: 'Moderate, on most days and in several places',
    previous: 'Severe, on nearly every day wherever a person may be',
    label: 'Current level Moderate, previous level Severe.',
  },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
