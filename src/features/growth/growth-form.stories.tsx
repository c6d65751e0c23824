import type { Meta, StoryObj } from '@storybook/react-vite';
import { GrowthStage } from '../../../tests/support/stages/growth-stage.tsx';

const meta = {
  title: 'Growth/Page',
  component: GrowthStage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GrowthStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
