import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Components/Inputs/Select',
  tags: ['autodocs'],
  component: SelectField,
  args: {
    label: 'Highest level of education',
    name: 'education',
    options: [
      { value: '1', label: 'High School' },
      { value: '2', label: 'Pre-University' },
      { value: '3', label: 'Under graduation' },
      { value: '4', label: 'Post graduation' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Filled: Story = { args: { defaultValue: '3' } };
export const Error: Story = { args: { error: 'This field is required' } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { ...Error, tags: ['variant'], globals: { theme: 'dark' } };
