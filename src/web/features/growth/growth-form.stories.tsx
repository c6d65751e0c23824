import type { Meta, StoryObj } from '@storybook/react-vite';
import { GrowthHarness } from '#tests/support/harnesses/growth-harness.tsx';

const meta = {
  title: 'Growth/Page',
  component: GrowthHarness,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GrowthHarness>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
