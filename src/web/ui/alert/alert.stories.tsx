import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Components/Feedback/Alert',
  tags: ['autodocs'],
  component: Alert,
  args: { status: 'info', children: 'Choosing an answer moves on to the next question.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Error: Story = { args: { status: 'error', children: 'Submission failed' } };
export const Success: Story = { args: { status: 'success', children: 'Assessment submitted successfully' } };
export const Warning: Story = { args: { status: 'warning', children: 'This is not available here.' } };
export const LongText: Story = {
  args: {
    status: 'error',
    children:
      'Your answers could not be sent because the connection is gone. They are safe on this device, and you can send them again when it is back.',
  },
  globals: { viewport: { value: 'w320' } },
};
/** A word without a break opportunity, such as a long e-mail address. */
export const LongWord: Story = {
  args: {
    status: 'success',
    children: `We answer to ${'a_quiet_river'.repeat(5)}@example.org as soon as we can.`,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('status');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  },
};
export const Dark: Story = { ...Error, tags: ['variant'], globals: { theme: 'dark' } };
