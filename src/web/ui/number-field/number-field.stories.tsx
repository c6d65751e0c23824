import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { accentClass } from '../theme/accent.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Question(props: NumberFieldProps) {
  const [text, setText] = useState(props.value);
  return (
    <div className={accentClass('s5')}>
      <h2 id={props.labelledBy}>On how many of the last 30 days did you walk for ten minutes?</h2>
      <NumberField
        {...props}
        value={text}
        onChange={(typed) => {
          setText(typed);
          props.onChange(typed);
        }}
      />
      {props.describedBy && <p id={props.describedBy}>That is more than 30.</p>}
    </div>
  );
}

const meta = {
  title: 'Components/Survey inputs/Number field',
  tags: ['autodocs'],
  component: NumberField,
  render: (args) => <Question key={String(args.value)} {...args} />,
  args: {
    name: 'item-4',
    labelledBy: 'question',
    value: '',
    unit: 'days',
    description: 'A whole number from 0 to 30',
    onChange: () => {},
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Answered: Story = { args: { value: '12' } };
export const WithoutUnit: Story = { args: { unit: undefined } };
export const Error: Story = { args: { value: '45', invalid: true, describedBy: 'problem' } };
/** With a label of its own, as in a form. */
export const InForm: Story = {
  args: { labelledBy: undefined, label: 'Walks', value: '45', error: 'That is more than 30.' },
};
export const LongUnit: Story = {
  args: { value: '7', unit: 'cups of tea, coffee or anything else with caffeine in it' },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { ...Answered, tags: ['variant'], globals: { theme: 'dark' } };
