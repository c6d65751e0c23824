import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import { DecorativeDiscRow } from './decorative-disc-row.tsx';

const meta = {
  title: 'Components/Content/Decorative disc row',
  tags: ['autodocs'],
  component: DecorativeDiscRow,
  args: { grows: true },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={accentClass('s4')}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DecorativeDiscRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const BreatheOut: Story = { args: { grows: false } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
