import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { notify } from './toast.tsx';
import { ToastBody } from './toast-body.tsx';
import './toaster.css';

/** The card around a toast, which the library renders in the app. */
const card: Decorator = (Story) => (
  <div className="Toastify__toast sb-narrow">
    <Story />
  </div>
);

const meta = {
  title: 'Components/Feedback/Toast',
  tags: ['autodocs'],
  component: ToastBody,
  args: { status: 'success', message: '✅ Login successful! Redirecting...', onClose: () => {} },
} satisfies Meta<typeof ToastBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = { decorators: [card] };
export const Info: Story = {
  args: { status: 'info', message: 'This section is locked until previous assessments are complete.' },
  decorators: [card],
};
export const Warning: Story = {
  args: { status: 'warning', message: 'Screen not implemented' },
  decorators: [card],
};
export const Error: Story = {
  args: { status: 'error', message: '❌ Invalid username or password.' },
  decorators: [card],
};
export const Dark: Story = { ...Info, tags: ['variant'], globals: { theme: 'dark' } };
export const WarningDark: Story = { ...Warning, tags: ['variant'], globals: { theme: 'dark' } };
export const Interactive: Story = {
  render: () => (
    <div className="sb-row">
      <Button onClick={() => notify.success('✅ Login successful! Redirecting...')}>Success</Button>
      <Button onClick={() => notify.info('ℹ️ Please complete your registration first...')}>Info</Button>
      <Button onClick={() => notify.warning('Screen not implemented')}>Warning</Button>
      <Button onClick={() => notify.error('Request failed', { position: 'top-center', duration: 60000 })}>
        Error
      </Button>
    </div>
  ),
  // Toasts have closed before the screenshot.
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await page.findByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('Request failed');
  },
};
/** Closing a toast returns focus to the button that opened it. */
export const Dismissed: Story = {
  ...Interactive,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Warning' });
    await userEvent.click(button);
    const message = await page.findByText('Screen not implemented');
    const close = within(message.closest('[role]') as HTMLElement).getByRole('button');
    close.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(message).not.toBeInTheDocument());
  },
};
