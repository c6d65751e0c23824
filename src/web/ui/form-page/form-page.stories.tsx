import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { ErrorSummary } from '../field/error-summary.tsx';
import { TextField } from '../field/text-field.tsx';
import { FormEnd, FormPage, FormPart } from './form-page.tsx';

const purpose = 'A short line says why the part is asked for.';
const missing = (
  <ErrorSummary
    title="Please fill in what is missing."
    errors={[
      { id: 'city', label: 'City' },
      { id: 'work', label: 'Work' },
    ]}
  />
);

const failed = (
  <Alert status="error" live="off">
    Submission failed
  </Alert>
);
const parts = ({ end, error }: { end?: ReactNode; error?: string } = {}) => (
  <>
    <FormPart title="Where I live" progress="Part 1 of 2. 0 of 2 answered." description={purpose}>
      <TextField label="City" name="city" error={error} />
    </FormPart>
    <FormPart title="What I do" progress="Part 2 of 2. 0 of 2 answered.">
      <div className="sb-stack">
        <TextField label="Work" name="work" error={error} />
        <FormEnd>
          {end}
          <Button type="submit">Submit</Button>
        </FormEnd>
      </div>
    </FormPart>
  </>
);

const meta = {
  title: 'Components/Layout/Form page',
  tags: ['autodocs'],
  component: FormPage,
  subcomponents: { FormPart, FormEnd },
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'About me',
    lead: 'Two short parts.',
    summary: null,
    summaryRef: null,
    onSubmit: (event) => event.preventDefault(),
    children: parts(),
  },
} satisfies Meta<typeof FormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Error: Story = {
  args: { summary: missing, children: parts({ error: 'This field is required' }) },
};
export const SubmitFailed: Story = { args: { children: parts({ end: failed }) } };
export const WithNote: Story = { args: { note: <p className="note">Every question needs an answer.</p> } };
export const Dark: Story = { ...Error, tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { ...Error, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
