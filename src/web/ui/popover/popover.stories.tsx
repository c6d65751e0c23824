import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, User } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

const Sheet = (props: Pick<PopoverProps, 'align' | 'children'>) => (
  <div className="sb-row">
    <Popover
      label="Need to talk?"
      align={props.align}
      trigger={(trigger) => (
        <Button variant="quiet" {...trigger}>
          Need to talk?
        </Button>
      )}
    >
      {props.children}
    </Popover>
    <Button variant="ghost">Elsewhere</Button>
    <p>Plain text outside.</p>
  </div>
);

const meta = {
  title: 'Popover',
  component: Sheet,
  args: {
    children: (
      <>
        <a href="tel:14416">Tele-MANAS 14416</a>
        <a href="tel:112">Emergency 112</a>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};
export const ClosesItself: Story = {
  args: {
    align: 'start',
    children: (close: () => void) => (
      <>
        <a href="#profile" onClick={close}>
          <User aria-hidden="true" />
          Profile
        </a>
        <button type="button" onClick={close}>
          <LogOut aria-hidden="true" />
          Logout
        </button>
      </>
    ),
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
