import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareTextButton } from './share-text-button.tsx';

const meta = {
  title: 'Components/Actions/Share text button',
  tags: ['autodocs'],
  component: ShareTextButton,
  args: {
    label: 'Ask someone to be with you',
    text: 'I am having a hard time. Can you come?',
    copied: 'Copied. You can paste it into a message:',
    failed: 'You can write this to someone:',
  },
} satisfies Meta<typeof ShareTextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
