import type { Meta, StoryObj } from '@storybook/react-vite';
import { Removed } from './removed.tsx';
import { Stage } from '../../../tests/support/stage.tsx';

const meta: Meta = {
  title: 'Profile/Removed',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stage answers={{}} visitor>
      <Removed />
    </Stage>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
