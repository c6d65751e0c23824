import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { accentClass } from '../theme/accent.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import { LeaveIllustration } from './leave-illustration.tsx';

function LeaveDialog(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const [left, setLeft] = useState(false);
  const leave = () => {
    setLeft(true);
    setOpen(false);
  };
  return (
    <main className={accentClass('s1')}>
      <h1>Question 7 of 20</h1>
      <Button onClick={() => setOpen(true)}>Go to the dashboard</Button>
      {left && <p>You have left.</p>}
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="secondary" onClick={leave}>
              Exit
            </Button>
          </>
        }
      />
    </main>
  );
}

const meta = {
  title: 'Components/Overlays/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  render: (args) => <LeaveDialog key={String(args.open)} {...args} />,
  args: {
    open: true,
    title: 'Leave this assessment?',
    children: 'Your answers so far stay on this device. You can go on from the dashboard.',
    illustration: <LeaveIllustration />,
    onClose: () => {},
    actions: null,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot', 'aria-snapshot'] };
export const Closed: Story = { args: { open: false } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
