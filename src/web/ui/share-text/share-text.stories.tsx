import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareTextButton } from './share-text.tsx';

const meta = {
  title: 'Controls/Messages/Share text',
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

export const Playground: Story = { tags: ['!test'] };

export const Ready: Story = { tags: ['screenshot'] };
export const Dark: Story = { globals: { theme: 'dark' } };
