import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlainScreen } from './plain-screen.tsx';

const meta: Meta<typeof PlainScreen> = {
  title: 'Site/Plain page',
  component: PlainScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Team', children: 'Here you will meet the people and the institutes behind this program.' },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = {
  tags: ['variant'],
  args: { title: 'Relaxation through visualisation' },
  globals: { viewport: { value: 'w320' } },
};
