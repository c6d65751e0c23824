import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { longWord } from '#tests/support/harnesses/author-page-harness.tsx';
import { IconButton } from '../button/button.tsx';
import { ReadingBar, readingBarBackClass } from './reading-bar.tsx';

const meta = {
  title: 'Components/Navigation/Reading bar',
  tags: ['autodocs'],
  component: ReadingBar,
  parameters: { layout: 'fullscreen' },
  args: {
    back: <IconButton label="Back" icon={<ArrowLeft aria-hidden="true" />} />,
    title: 'Maintaining Well Being- I',
    part: { number: 2, of: 4 },
    accent: 's3',
  },
} satisfies Meta<typeof ReadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const OutsideReadingOrder: Story = { args: { part: undefined, title: 'Personal Growth Goal' } };
export const WithLink: Story = {
  args: {
    back: (
      <a className={readingBarBackClass} href="#back" aria-label="Back">
        <ArrowLeft aria-hidden="true" />
      </a>
    ),
    accent: 's4',
  },
};
export const LongWords: Story = { args: { title: longWord }, globals: { viewport: { value: 'w320' } } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
