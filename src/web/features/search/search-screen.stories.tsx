import type { Meta, StoryObj } from '@storybook/react-vite';
import index from '#compiled/search.json';
import { SiteHarness } from '#tests/support/harnesses/site-harness.tsx';
import { SearchScreen, type SearchScreenProps } from './search-screen.tsx';

interface Args extends SearchScreenProps {
  readonly isLoggedIn: boolean;
}

const meta: Meta<Args> = {
  title: 'Site/Search',
  parameters: { layout: 'fullscreen' },
  args: { loadIndex: () => Promise.resolve(index), isLoggedIn: true },
  render: ({ isLoggedIn, ...props }) => (
    <SiteHarness visitor={!isLoggedIn}>
      <SearchScreen {...props} />
    </SiteHarness>
  ),
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LoggedOut: Story = { args: { isLoggedIn: false } };
export const NotLoaded: Story = { args: { loadIndex: () => Promise.reject(new Error('Offline.')) } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
