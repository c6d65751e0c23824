import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelplineRow } from './help-row.tsx';

const meta = {
  title: 'Components/Feedback/Help row',
  tags: ['autodocs'],
  component: HelplineRow,
  args: { tel: '10000', label: 'Need to talk? 10000 · free, day and night' },
} satisfies Meta<typeof HelplineRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
