import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pending } from './pending.tsx';

const meta = {
  title: 'Components/Feedback/Pending',
  tags: ['autodocs'],
  component: Pending,
  args: { pending: true, text: 'One moment' },
} satisfies Meta<typeof Pending>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The line appears after 250 ms. */
const waitForLine: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('One moment');
};

export const Default: Story = {
  tags: ['screenshot'],
  play: waitForLine,
};
export const Hidden: Story = { args: { pending: false } };
export const Mobile: Story = {
  tags: ['variant'],
  play: waitForLine,
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { tags: ['variant'], play: waitForLine, globals: { theme: 'dark' } };
