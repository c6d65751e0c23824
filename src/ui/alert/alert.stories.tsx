import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Alert',
  component: Alert,
  args: { tone: 'info', children: 'Choosing an answer moves on to the next question.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Failed: Story = { args: { tone: 'error', children: 'Submission failed' } };
export const Done: Story = { args: { tone: 'ok', children: 'Assessment submitted successfully' } };
export const LongText: Story = {
  args: {
    tone: 'error',
    children:
      'Your answers could not be sent because the connection is gone. They are safe on this device, and you can send them again when it is back.',
  },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
