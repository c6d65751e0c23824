import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark, InstituteMark } from './brand.tsx';

const meta = { title: 'Brand', component: BrandMark } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};
export const Institute: Story = { render: () => <InstituteMark /> };
export const Dark: Story = { globals: { theme: 'dark' } };
