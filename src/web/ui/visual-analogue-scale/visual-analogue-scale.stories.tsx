import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { accentClass } from '../theme/accent.ts';
import { VisualAnalogueScale, type VisualAnalogueScaleProps } from './visual-analogue-scale.tsx';

function Question(props: VisualAnalogueScaleProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className={accentClass('s2')}>
      <h2 id={props.labelledBy}>How is your health today?</h2>
      <VisualAnalogueScale
        {...props}
        value={value}
        onChange={(mark) => {
          setValue(mark);
          props.onChange(mark);
        }}
      />
      {props.describedBy && <p id={props.describedBy}>Please choose a value before proceeding</p>}
    </div>
  );
}

const meta = {
  title: 'Components/Survey inputs/Visual analogue scale',
  tags: ['autodocs'],
  component: VisualAnalogueScale,
  render: (args) => <Question key={String(args.value)} {...args} />,
  args: {
    labelledBy: 'question',
    minLabel: 'The worst I can think of',
    maxLabel: 'The best I can think of',
    value: null,
    onChange: () => {},
  },
} satisfies Meta<typeof VisualAnalogueScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot', 'aria-snapshot'] };
export const Answered: Story = { args: { value: 63 } };
/** 0 is an answer. */
export const Lowest: Story = { args: { value: 0 } };
export const Highest: Story = { args: { value: 100 } };
export const Error: Story = { args: { invalid: true, describedBy: 'problem' } };
export const Mobile: Story = {
  tags: ['variant'],
  args: {
    value: 41,
    minLabel: 'Not at all, on no day of the whole week that has gone by',
    maxLabel: 'As much as one can, on every day',
  },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { ...Answered, tags: ['variant'], globals: { theme: 'dark' } };
