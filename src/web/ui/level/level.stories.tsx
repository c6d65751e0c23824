import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import { Level } from './level.tsx';

const meta: Meta<typeof Level> = {
  title: 'Components/Data display/Level',
  tags: ['autodocs'],
  component: Level,
  args: { level: 'Average' },
  decorators: [
    (Story) => (
      <div className={accentClass('s1')}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Level>;

export const Default: Story = {};

export const Low: Story = {
  tags: ['screenshot'],
  args: { level: 'Low' },
};
export const Average: Story = {};
export const High: Story = { args: { level: 'High' } };
export const WithWords: Story = { args: { level: 'Low', children: 'Low, 0.2 to 1' } };
/** Several names may share a level. */
export const Named: Story = { args: { level: 'Average', children: 'Moderately severe' } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
