import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { accentClass } from '../theme/accent.ts';
import { NumericRatingScale, type NumericRatingScaleProps } from './numeric-rating-scale.tsx';

function Question(props: NumericRatingScaleProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className={accentClass('s4')}>
      <h2 id={props.labelledBy}>How strong was the pain at its worst this week?</h2>
      <NumericRatingScale
        {...props}
        value={value}
        onChange={(number, by) => {
          setValue(number);
          props.onChange(number, by);
        }}
      />
      {props.describedBy && <p id={props.describedBy}>Please choose a value before proceeding</p>}
    </div>
  );
}

const meta = {
  title: 'Components/Survey inputs/Numeric rating scale',
  tags: ['autodocs'],
  component: NumericRatingScale,
  render: (args) => <Question key={String(args.value)} {...args} />,
  args: {
    name: 'item-3',
    labelledBy: 'question',
    min: 0,
    max: 10,
    minLabel: 'No pain',
    maxLabel: 'The worst pain I can think of',
    value: null,
    onChange: () => {},
  },
} satisfies Meta<typeof NumericRatingScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Answered: Story = { args: { value: 6 } };
/** 0 is an answer. */
export const Lowest: Story = { args: { value: 0 } };
export const Error: Story = { args: { invalid: true, describedBy: 'problem' } };
export const Mobile: Story = { ...Answered, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const FromOneToSeven: Story = {
  args: { min: 1, max: 7 },
  globals: { viewport: { value: 'w320' } },
};
export const ToTwenty: Story = { args: { max: 20, value: 20 } };
export const ToTwentyMobile: Story = {
  ...ToTwenty,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { ...Answered, tags: ['variant'], globals: { theme: 'dark' } };
