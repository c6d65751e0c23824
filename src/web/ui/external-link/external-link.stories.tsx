import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AuthorPageHarness,
  createAuthorDocs,
  longWord,
} from '#tests/support/harnesses/author-page-harness.tsx';
import { ExternalLink } from './external-link.tsx';

const meta: Meta<typeof ExternalLink> = {
  title: 'Components/Navigation/External link',
  component: ExternalLink,
  tags: ['autodocs'],
  parameters: createAuthorDocs(
    'A link to another website gets its mark by itself. Let the words say what is there; "click here" says nothing.',
    `Read more in [a guide to self-acceptance](https://example.org/guide).`,
  ),
  args: { href: 'https://example.org/guide', children: 'a guide to self-acceptance' },
  decorators: [
    (Story) => (
      <AuthorPageHarness>
        <p>
          Read more in <Story />, when you have an hour.
        </p>
      </AuthorPageHarness>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ExternalLink>;

export const Default: Story = { tags: ['screenshot'] };
export const LongWords: Story = { args: { children: longWord }, globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
