import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark, InstituteMark } from './brand.tsx';

const meta = { title: 'Controls/Frame/Brand', tags: ['autodocs'], component: BrandMark } satisfies Meta<
  typeof BrandMark
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Product: Story = { tags: ['screenshot'] };
export const Institute: Story = { render: () => <InstituteMark /> };
export const Dark: Story = { globals: { theme: 'dark' } };
