import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { inkClass } from '../theme/ink.ts';
import { Dialog } from './dialog.tsx';
import { LeaveFigure } from './leave-figure.tsx';

function Leaving({ startsOpen }: { startsOpen: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  const [left, setLeft] = useState(false);
  const leave = () => {
    setLeft(true);
    setOpen(false);
  };
  return (
    <main className={inkClass('s1')}>
      <h1>Question 7 of 20</h1>
      <Button onClick={() => setOpen(true)}>Go to the dashboard</Button>
      {left && <p>You have left.</p>}
      <Dialog
        open={open}
        title="Leave this assessment?"
        figure={<LeaveFigure />}
        onCancel={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="ghost" onClick={leave}>
              Exit
            </Button>
          </>
        }
      >
        Your answers so far stay on this device. You can go on from the dashboard.
      </Dialog>
    </main>
  );
}

const meta = { title: 'Dialog', component: Leaving, args: { startsOpen: true } } satisfies Meta<
  typeof Leaving
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { startsOpen: false } };
export const SmallScreen: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
