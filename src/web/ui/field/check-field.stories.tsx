import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CheckField } from './check-field.tsx';

const consent = (
  <>
    I have read the terms and conditions of participating and give my consent with full awareness. To read
    them, <a href="#terms">click here</a>.
  </>
);

const meta = {
  title: 'Controls/Fields/Check',
  tags: ['autodocs'],
  component: CheckField,
  args: { children: 'Remember me', name: 'remember' },
} satisfies Meta<typeof CheckField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Rest: Story = { tags: ['screenshot'] };
export const Checked: Story = { args: { defaultChecked: true } };
export const Wrong: Story = {
  args: { children: consent, name: 'terms', error: 'You must accept the terms' },
};
export const Disabled: Story = { args: { disabled: true } };
export const SmallScreen: Story = { ...Wrong, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { args: { ...Wrong.args, defaultChecked: true }, globals: { theme: 'dark' } };
/** Keyboard focus. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};
