import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { type Accent, accentClass } from '../theme/accent.ts';
import { Button, buttonClass, IconButton } from './button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  tags: ['autodocs'],
  component: Button,
  subcomponents: { IconButton },
  args: { children: 'Submit' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Secondary: Story = {
  args: { variant: 'secondary', children: 'Back', startIcon: <ArrowLeft /> },
};
export const Tertiary: Story = { args: { variant: 'tertiary', children: 'Not now' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete my account' } };
export const Loading: Story = { args: { loading: true, loadingLabel: 'Submitting...' } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = {
  args: { fullWidth: true, endIcon: <ArrowRight />, children: 'Start Assessment' },
};
export const LongText: Story = {
  args: { children: 'A label that is much longer than a button should be, and still stays readable' },
  globals: { viewport: { value: 'w320' } },
};
export const IconOnly: Story = { render: () => <IconButton label="Close" icon={<X />} /> };
export const LinkAsButton: Story = {
  render: () => (
    <a className={buttonClass('secondary')} href="#how">
      How it works
    </a>
  ),
};
export const Accents: Story = {
  render: () => (
    <div className="sb-row">
      {(['brand', 's1', 's2', 's3', 's4', 's5'] as Accent[]).map((accent) => (
        <div key={accent} className={accentClass(accent)}>
          <Button>{accent}</Button>
        </div>
      ))}
    </div>
  ),
};
export const Dark: Story = { ...Accents, tags: ['variant'], globals: { theme: 'dark' } };
/** Keyboard focus: the focus ring of all controls. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
