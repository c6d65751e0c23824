import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark, InstituteMark } from './brand.tsx';

const meta = { title: 'Components/Content/Brand', tags: ['autodocs'], component: BrandMark } satisfies Meta<
  typeof BrandMark
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Institute: Story = { render: () => <InstituteMark /> };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
