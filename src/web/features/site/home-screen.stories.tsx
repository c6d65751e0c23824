import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteHarness, type SiteHarnessProps } from '#tests/support/harnesses/site-harness.tsx';
import { shows } from '#tests/support/plays.ts';
import { HomeScreen } from './home-screen.tsx';

const meta: Meta<SiteHarnessProps> = {
  title: 'Site/Home',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <SiteHarness {...props}>
      <HomeScreen />
    </SiteHarness>
  ),
  // It comes after the rest, and a picture without it would be none of the page.
  play: shows('An example of a result'),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const LoggedIn: Story = { args: { visitor: false } };
export const HowItWorks: Story = { args: { at: '/here#how' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
