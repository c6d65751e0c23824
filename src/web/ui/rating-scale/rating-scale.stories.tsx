import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { accentClass } from '../theme/accent.ts';
import { RatingScale, type RatingScaleProps } from './rating-scale.tsx';

function Question(props: RatingScaleProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className={accentClass('s1')}>
      <h2 id={props.labelledBy}>I can usually tell what matters to me, even on a crowded day.</h2>
      <RatingScale
        {...props}
        value={value}
        onChange={(code, by) => {
          setValue(code);
          props.onChange(code, by);
        }}
      />
      {props.describedBy && <p id={props.describedBy}>Please choose a value before proceeding</p>}
    </div>
  );
}

const labels = [
  'Strongly Disagree',
  'Somewhat Disagree',
  'Slightly Disagree',
  'Slightly Agree',
  'Somewhat Agree',
  'Strongly Agree',
];

const meta = {
  title: 'Components/Survey inputs/Rating scale',
  tags: ['autodocs'],
  component: RatingScale,
  render: (args) => <Question key={String(args.value)} {...args} />,
  args: {
    name: 'item-7',
    labelledBy: 'question',
    options: labels.map((label, index) => ({ code: index + 1, label })),
    value: null,
    onChange: () => {},
  },
} satisfies Meta<typeof RatingScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot', 'aria-snapshot'] };
export const Answered: Story = { args: { value: 5 } };
export const Error: Story = { args: { invalid: true, describedBy: 'problem' } };
export const LongText: Story = {
  args: {
    options: [
      { code: 1, label: 'Rarely (once/never)' },
      {
        code: 2,
        label: 'Sometimes (about 2-3 times), and a good deal more text than any scale of ours has today',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { ...Answered, tags: ['variant'], globals: { theme: 'dark' } };
/** Answered by a number key. */
export const ByNumberKey: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Strongly Disagree' }).focus();
    await userEvent.keyboard('2');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Somewhat Disagree' })).toBeChecked());
  },
};
