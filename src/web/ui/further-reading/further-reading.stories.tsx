import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorPageHarness, createAuthorDocs } from '#tests/support/harnesses/author-page-harness.tsx';
import { FurtherReading, Source } from './further-reading.tsx';

const meta: Meta<typeof FurtherReading> = {
  title: 'Components/Content/Further reading',
  component: FurtherReading,
  subcomponents: { Source },
  tags: ['autodocs'],
  parameters: createAuthorDocs(
    'Where a reader may go on. It brings its own heading. Leave out `href` for what is not on the web.',
    `
<FurtherReading>

<Source title="The kind mind" by="A. Author, 2019" href="https://example.org/kind">

A plain introduction, with exercises.

</Source>

</FurtherReading>`,
  ),
  decorators: [
    (Story) => (
      <AuthorPageHarness ink="s5">
        <Story />
      </AuthorPageHarness>
    ),
  ],
  args: {
    children: [
      <Source key="kind" title="The kind mind" by="A. Author, 2019" href="https://example.org/kind">
        <p>A plain introduction, with exercises.</p>
      </Source>,
      <Source key="letters" title="Letters between two friends" by="B. Writer, 1994">
        <p>A book for slow evenings.</p>
      </Source>,
      <Source
        key="bare"
        title="A list of counsellors"
        by="A society of counsellors"
        href="https://example.org/list"
      />,
    ],
  },
};
export default meta;
type Story = StoryObj<typeof FurtherReading>;

export const Default: Story = { tags: ['screenshot'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
