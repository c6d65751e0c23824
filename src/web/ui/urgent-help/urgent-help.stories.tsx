import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareTextButton } from '../share-text-button/share-text-button.tsx';
import { UrgentHelp } from './urgent-help.tsx';

const meta = {
  title: 'Components/Feedback/Urgent help',
  tags: ['autodocs'],
  component: UrgentHelp,
  args: {
    title: 'Please talk to someone today.',
    call: { tel: '10000', label: 'Call 10000, free, day and night' },
    danger: { tel: '100', label: 'In danger now: call 100' },
    children: (
      <>
        <a href="#cannot-talk">I cannot talk now</a>
        <ShareTextButton
          label="Ask someone to be with you"
          text="Can you come?"
          copied="Copied:"
          failed="Copy this:"
        />
      </>
    ),
  },
} satisfies Meta<typeof UrgentHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
/** The answers are older than a month. */
export const LongAgo: Story = {
  args: {
    title: 'When you were last here, things were very hard. If they still are, please talk to someone today.',
  },
};
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
