import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { accentClass } from '../theme/accent.ts';
import { SemanticDifferential, type SemanticDifferentialProps } from './semantic-differential.tsx';

function Card(props: SemanticDifferentialProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className={`wrap ${accentClass('s3')}`}>
      <SemanticDifferential
        {...props}
        value={value}
        onChange={(position, by) => {
          setValue(position);
          props.onChange(position, by);
        }}
      />
      {props.describedBy && <p id={props.describedBy}>Please choose a value before proceeding</p>}
    </div>
  );
}

const meta = {
  title: 'Components/Survey inputs/Semantic differential',
  tags: ['autodocs'],
  component: SemanticDifferential,
  render: (args) => <Card key={String(args.value)} {...args} />,
  parameters: { layout: 'fullscreen', frame: 'column' },
  args: {
    minLabel: 'In a new group I find it hard to feel part of things.',
    maxLabel: 'In a new group I soon feel that I have a place.',
    options: [
      { position: -3, label: 'A' },
      { position: -2, label: 'B' },
      { position: -1, label: 'C' },
      { position: 1, label: 'D' },
      { position: 2, label: 'E' },
      { position: 3, label: 'F' },
    ],
    value: null,
    onChange: () => {},
  },
} satisfies Meta<typeof SemanticDifferential>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot', 'aria-snapshot'] };
export const Answered: Story = { args: { value: 2 } };
export const Error: Story = { args: { invalid: true, describedBy: 'problem' } };
export const LongText: Story = {
  args: {
    value: -3,
    minLabel:
      'I feel that what I do from day to day makes no difference to the people and places around me, whatever I try.',
    maxLabel:
      'I feel that what I do from day to day makes a small difference to the people and places around me.',
  },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { ...Answered, tags: ['variant'], globals: { theme: 'dark' } };
const words = ['Very much like this', 'Like this', 'A little like this'];
/** Positions with words: those of the ends, and of the chosen position at its end. */
export const Labelled: Story = {
  args: {
    value: 2,
    options: meta.args.options.map((position, at) => ({
      ...position,
      words: words[Math.min(at, 5 - at)]!,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'E, Like this, second statement',
    );
    await expect(canvas.getByText('Like this')).toBeVisible();
    await expect(canvas.getByText('Very much like this')).toBeVisible();
  },
};
export const LabelledMobile: Story = {
  ...Labelled,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};
/** Answered by a tap: the slider is focused and announces the position. */
export const Tapped: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.click(canvas.getByText('E'));
    await expect(slider).toHaveFocus();
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', 'E, step 2 of 3 towards the second statement'),
    );
  },
};
