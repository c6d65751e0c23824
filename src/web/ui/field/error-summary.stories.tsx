import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './error-summary.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextField } from './text-field.tsx';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const meta = {
  title: 'Components/Inputs/Error summary',
  tags: ['autodocs'],
  component: ErrorSummary,
  args: {
    title: 'Please fill all required fields and accept terms.',
    errors: [
      { id: 'city', label: 'City' },
      { id: 'life', label: 'Help sought before' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InForm: Story = {
  tags: ['screenshot'],
  render: (args) => (
    <form className="sb-stack" noValidate>
      <ErrorSummary {...args} />
      <TextField label="City" name="city" error="This field is required" />
      <RadioGroup
        label="Have you sought help from a professional before?"
        name="life"
        options={yesNo}
        value="no"
        onChange={() => {}}
        error="Please choose again"
      />
    </form>
  ),
};
export const WithoutList: Story = { args: { title: 'Submission failed', errors: [] } };
export const Dark: Story = { ...InForm, tags: ['variant', 'screenshot'], globals: { theme: 'dark' } };
