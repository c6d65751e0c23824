import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AuthorPageHarness,
  createAuthorDocs,
  longWord,
} from '#tests/support/harnesses/author-page-harness.tsx';
import { Table } from './table.tsx';

const rows = (first: string) => (
  <>
    <thead>
      <tr>
        <th>When</th>
        <th>What</th>
        <th>Kind</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>{first}</td>
        <td>Tea and the newspaper with her father-in-law</td>
        <td>Pleasure</td>
      </tr>
    </tbody>
  </>
);

const meta = {
  title: 'Components/Content/Table',
  tags: ['autodocs'],
  component: Table,
  parameters: createAuthorDocs(
    'A table. No word in it is broken apart; one that a phone has no room for is moved sideways by finger or arrow keys.',
    `
| When | What | Kind |
| --- | --- | --- |
| Wednesday, 8 pm | Half an hour of her accounts course | Meaning |
`,
  ),
  decorators: [
    (Story) => (
      <AuthorPageHarness>
        <Story />
      </AuthorPageHarness>
    ),
  ],
  args: { children: rows('Wednesday, 8 pm') },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const TooWide: Story = {
  args: { children: rows(longWord) },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { ...TooWide, tags: ['variant'], globals: { ...TooWide.globals, theme: 'dark' } };
