import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, User } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

const PopoverFrame = (props: PopoverProps) => (
  <div className="sb-row">
    <Popover {...props} />
    <Button variant="secondary">Elsewhere</Button>
    <p>Plain text outside.</p>
  </div>
);

const meta: Meta<typeof Popover> = {
  title: 'Components/Overlays/Popover',
  tags: ['autodocs'],
  component: Popover,
  render: (args) => <PopoverFrame {...args} />,
  args: {
    panelLabel: 'Need to talk?',
    renderTrigger: (trigger) => (
      <Button variant="tertiary" {...trigger}>
        Need to talk?
      </Button>
    ),
    children: (
      <>
        <a href="tel:14416">Tele-MANAS 14416</a>
        <a href="tel:112">Emergency 112</a>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Popover>;

/** Opens the panel. */
const press: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Need to talk?' }));
  await expect(canvas.getByRole('group', { name: 'Need to talk?' })).toBeVisible();
};

export const Default: Story = { tags: ['screenshot'] };
export const Links: Story = { play: press };
export const ClosesOnChoice: Story = {
  play: press,
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
export const Mobile: Story = { tags: ['variant'], play: press, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], play: press, globals: { theme: 'dark' } };
