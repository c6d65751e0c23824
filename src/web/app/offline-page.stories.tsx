import type { Meta, StoryObj } from '@storybook/react-vite';
import './offline-page.css';
import { OfflinePage } from './offline-page.tsx';

const meta = { title: 'Offline/Page that is not cached', component: OfflinePage } satisfies Meta<
  typeof OfflinePage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
