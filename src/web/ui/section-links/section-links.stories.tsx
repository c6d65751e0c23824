import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Accent } from '../theme/accent.ts';
import { SectionLinks } from './section-links.tsx';

const section = (id: string, accent: Accent, title: string) => ({
  id,
  accent,
  link: <a href={`#${id}`}>{title}</a>,
});

const meta: Meta<typeof SectionLinks> = {
  title: 'Components/Navigation/Section links',
  component: SectionLinks,
  tags: ['autodocs'],
  args: {
    title: 'The other sections',
    links: [
      section('S2', 's2', 'Well-being'),
      section('S3', 's3', 'Resilience'),
      section('S4', 's4', 'Distress'),
    ],
  },
};
export default meta;
type Story = StoryObj<typeof SectionLinks>;

export const Default: Story = {};

/** The heading is the accessible name of the list. */
export const Three: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation', { name: 'The other sections' });
    await expect(list.querySelectorAll('a')).toHaveLength(3);
  },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
