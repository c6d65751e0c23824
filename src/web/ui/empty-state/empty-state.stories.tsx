import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonClass } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Feedback/Empty state',
  tags: ['autodocs'],
  component: EmptyState,
  args: { title: 'Not Available' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const WithAction: Story = {
  args: {
    title: 'Your Positivity Ratio is yet to be calculated',
    children: (
      <a className={buttonClass('secondary')} href="#dashboard">
        Back to Dashboard
      </a>
    ),
  },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
