import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopProgress } from './top-progress.tsx';

const meta = {
  title: 'Components/Feedback/Top progress',
  tags: ['autodocs'],
  component: TopProgress,
  args: { loading: true, label: 'One moment' },
} satisfies Meta<typeof TopProgress>;
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
export const Hidden: Story = { args: { loading: false } };
export const Mobile: Story = {
  tags: ['variant'],
  play: waitForLine,
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { tags: ['variant'], play: waitForLine, globals: { theme: 'dark' } };
