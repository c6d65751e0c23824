import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { accentClass } from '../theme/accent.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';

function Question(props: CheckboxGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className={accentClass('s5')}>
      <h2 id={props.labelledBy}>What helped you to rest this week?</h2>
      <CheckboxGroup
        {...props}
        value={value}
        onChange={(codes) => {
          setValue(codes);
          props.onChange(codes);
        }}
      />
      {props.describedBy && <p id={props.describedBy}>Please choose a value before proceeding</p>}
    </div>
  );
}

const meta = {
  title: 'Components/Survey inputs/Checkbox group',
  tags: ['autodocs'],
  component: CheckboxGroup,
  render: (args) => <Question key={String(args.value)} {...args} />,
  args: {
    name: 'item-5',
    labelledBy: 'question',
    options: [
      { code: 1, label: 'Music' },
      { code: 2, label: 'A walk' },
      { code: 3, label: 'Company' },
      { code: 9, label: 'None of these', exclusive: true },
    ],
    value: [],
    onChange: () => {},
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot', 'aria-snapshot'] };
export const Answered: Story = { args: { value: [1, 3] } };
export const Exclusive: Story = { args: { value: [9] } };
export const Error: Story = { args: { invalid: true, describedBy: 'problem' } };
export const LongText: Story = {
  args: {
    value: [2],
    options: [
      { code: 1, label: 'Sitting quietly for some minutes with nothing in my hands, neither phone nor book' },
      { code: 2, label: 'A walk' },
      { code: 3, label: 'None of these', exclusive: true },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { ...Answered, tags: ['variant'], globals: { theme: 'dark' } };
/** An exclusive option has cleared the others, which is announced. */
export const Cleared: Story = {
  args: { value: [1, 3] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'None of these' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('No longer chosen: Music, Company');
  },
};
