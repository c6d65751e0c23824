import type { Meta, StoryObj } from '@storybook/react-vite';
import exercises from '#compiled/exercises.json';
import library from '#compiled/library.json';
import sitePages from '#compiled/site-pages.json';
import { SiteHarness } from '#tests/support/harnesses/site-harness.tsx';
import { SitemapScreen, type SitemapScreenProps } from './sitemap-screen.tsx';

interface Args extends SitemapScreenProps {
  readonly isLoggedIn: boolean;
}

const meta: Meta<Args> = {
  title: 'Site/Sitemap',
  parameters: { layout: 'fullscreen' },
  args: { library, exercises, sitePages, isLoggedIn: false },
  render: ({ isLoggedIn, ...props }) => (
    <SiteHarness visitor={!isLoggedIn}>
      <SitemapScreen {...props} />
    </SiteHarness>
  ),
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LoggedIn: Story = { args: { isLoggedIn: true } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
