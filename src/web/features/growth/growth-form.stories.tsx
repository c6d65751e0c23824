import type { Meta, StoryObj } from '@storybook/react-vite';
import { GrowthHarness } from '#tests/support/harnesses/growth-harness.tsx';

const meta = {
  title: 'Growth/Page',
  component: GrowthHarness,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GrowthHarness>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
