import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { SiteHarness, type SiteHarnessProps } from '#tests/support/harnesses/site-harness.tsx';
import { PageScreen } from './page-screen.tsx';
import { PartHeading } from './site-components.tsx';
import type { SitePage } from './site-page.ts';

/** A page as MDX would compile it. */
const createPage = (content: ReactNode): SitePage => ({
  default: () => <>{content}</>,
  frontmatter: {
    title: 'Privacy Policy',
    summary: 'What we store about you, why, for how long, and how to have it removed.',
    route: '/here',
    version: '2026-11-20',
    updated: '2026-11-20',
  },
});

const renderPart = (title: string, id?: string) => (
  <>
    <PartHeading id={id}>{title}</PartHeading>
    <p>
      A paragraph about “{title}”, long enough to run over more than one line on every screen that people may
      hold in their hands.
    </p>
    <ul>
      <li>One point</li>
      <li>Another point, with a longer explanation behind it that needs a second line</li>
    </ul>
  </>
);

interface Args extends SiteHarnessProps {
  readonly content: ReactNode;
}

const longContent = (
  <>
    {renderPart('Our commitment')}
    {renderPart('Data we collect')}
    {renderPart('Purposes and consent, with a title that is rather long')}
    {renderPart('Disclosure')}
    {renderPart('Storage and security')}
    {renderPart('Account deletion', 'deletion')}
  </>
);

const meta: Meta<Args> = {
  title: 'Site/Page to read',
  parameters: { layout: 'fullscreen' },
  args: { content: longContent },
  render: ({ content, ...props }) => (
    <SiteHarness {...props}>
      <PageScreen page={createPage(content)} />
    </SiteHarness>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A page with few headings has no table of contents. */
export const Short: Story = { args: { content: renderPart('The project') } };
export const WithHash: Story = {
  args: { at: '/here#deletion' },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
