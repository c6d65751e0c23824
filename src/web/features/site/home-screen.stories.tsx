import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { SiteHarness, type SiteHarnessProps } from '#tests/support/harnesses/site-harness.tsx';
import { expectText } from '#tests/support/interactions.ts';
import { HomeScreen } from './home-screen.tsx';

const meta: Meta<SiteHarnessProps> = {
  title: 'Site/Home',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <SiteHarness {...props}>
      <HomeScreen />
    </SiteHarness>
  ),
  play: async (stage) => {
    // Pauses the carousel, so that screenshots do not depend on timing.
    const carousel = stage.canvasElement.querySelector('[data-playing]');
    if (carousel) fireEvent.click(carousel);
    // Loaded last, and part of the screenshot.
    await expectText(stage, 'An example of a result');
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot-all'] };
export const LoggedIn: Story = { args: { visitor: false } };
export const HowItWorks: Story = { args: { at: '/here#how' } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
