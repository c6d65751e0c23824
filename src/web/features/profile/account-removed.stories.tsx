import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness } from '#tests/support/harness.tsx';
import { playUntilText } from '#tests/support/interactions.ts';
import { AccountRemoved } from './account-removed.tsx';

const meta: Meta = {
  title: 'Profile/Removed',
  parameters: { layout: 'fullscreen' },
  play: playUntilText('Your account is deleted'),
  render: () => (
    <Harness answers={{}} visitor>
      <AccountRemoved />
    </Harness>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
