import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import poster from '../../../../content/media/nature-imagery.jpg';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Components/Content/Picture',
  tags: ['autodocs'],
  component: Picture,
  args: {
    src: poster,
    width: 1280,
    height: 720,
    alt: 'Calm water between hills, in the first light.',
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fills the text column, also on large screens. */
export const Default: Story = {
  tags: ['screenshot'],
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: /Calm water/ });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
  },
};
