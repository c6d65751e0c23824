import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

function StatefulRadioGroup(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const five = [
  'Very uncomfortable',
  'Uncomfortable',
  'Neither uncomfortable nor comfortable',
  'Comfortable',
  'Very comfortable',
];

const meta = {
  title: 'Components/Inputs/Radio group',
  tags: ['autodocs'],
  component: RadioGroup,
  render: (args) => <StatefulRadioGroup key={String(args.value)} {...args} />,
  args: {
    label: 'Gender',
    name: 'gender',
    value: '',
    onChange: () => {},
    options: [
      { value: 'male', label: 'Male' },
      { value: 'female', label: 'Female' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot', 'aria-snapshot'] };
export const Selected: Story = { args: { value: 'female' } };
export const Error: Story = { args: { error: 'This field is required' } };
export const Column: Story = {
  args: {
    label: 'Are you seeking help at present?',
    name: 'seek',
    orientation: 'vertical',
    options: [
      { value: '1', label: 'Yes, I am on medication for mental health issues' },
      { value: '2', label: 'Yes, I am meeting a counselor' },
      { value: '3', label: 'No' },
    ],
  },
};
/** Options with a hint, such as a name that not everybody knows. */
export const WithHints: Story = {
  tags: ['aria-snapshot'],
  args: {
    label: 'Highest level of education',
    name: 'education',
    orientation: 'vertical',
    options: [
      { value: '1', label: 'High School', description: 'Class 9 and 10' },
      { value: '2', label: 'Pre-University', description: 'Class 11 and 12' },
      { value: '3', label: 'No schooling' },
    ],
  },
};
export const FiveColumns: Story = {
  args: {
    label: 'How comfortable would you be seeking help?',
    name: 'distress',
    columns: 5,
    value: '4',
    options: five.map((label, index) => ({ value: String(index + 1), label })),
  },
};
export const FiveColumnsMobile: Story = {
  ...FiveColumns,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = {
  ...Column,
  tags: ['variant'],
  args: { ...Column.args, error: 'This field is required' },
  globals: { theme: 'dark' },
};
