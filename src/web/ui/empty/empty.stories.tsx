import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonClass } from '../button/button.tsx';
import { Empty } from './empty.tsx';

const meta = {
  title: 'Components/Feedback/Empty',
  tags: ['autodocs'],
  component: Empty,
  args: { text: 'Not Available' },
} satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const WithAction: Story = {
  args: {
    text: 'Your Positivity Ratio is yet to be calculated',
    children: (
      <a className={buttonClass('secondary')} href="#dashboard">
        Back to Dashboard
      </a>
    ),
  },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
