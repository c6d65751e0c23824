import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { accentClass } from '../theme/accent.ts';
import { TypedField, type TypedFieldProps } from './typed-field.tsx';

function Question(props: TypedFieldProps) {
  const [text, setText] = useState(props.value);
  return (
    <div className={accentClass('s5')}>
      <h2 id={props.labelledBy}>When did you usually go to bed?</h2>
      <TypedField
        {...props}
        value={text}
        onChange={(typed) => {
          setText(typed);
          props.onChange(typed);
        }}
      />
      {props.describedBy && <p id={props.describedBy}>Please choose a day of this year.</p>}
    </div>
  );
}

const meta = {
  title: 'Components/Survey inputs/Typed field',
  tags: ['autodocs'],
  component: TypedField,
  render: (args) => <Question key={args.type + args.value} {...args} />,
  args: {
    name: 'item-4',
    labelledBy: 'question',
    type: 'time',
    value: '',
    description: 'A time of day, such as 10:30 at night',
    onChange: () => {},
  },
} satisfies Meta<typeof TypedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Time: Story = { args: { value: '22:30' }, tags: ['screenshot'] };
export const CalendarDate: Story = {
  args: {
    type: 'date',
    value: '2026-03-14',
    min: '2026-01-01',
    max: '2026-12-31',
    description: 'From 1 January 2026 to 31 December 2026',
  },
};
export const OwnWords: Story = {
  args: { type: 'text', maxLength: 300, value: 'My sleep was light.', description: 'Up to 300 letters' },
};
export const Error: Story = { args: { ...CalendarDate.args, invalid: true, describedBy: 'problem' } };
export const Mobile: Story = { ...OwnWords, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { ...OwnWords, tags: ['variant'], globals: { theme: 'dark' } };
