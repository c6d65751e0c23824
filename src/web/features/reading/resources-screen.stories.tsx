import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Library } from '#domain/reading-order/library.ts';
import {
  library,
  ReadingHarness,
  type ReadingHarnessProps,
} from '#tests/support/harnesses/reading-harness.tsx';
import { ResourcesScreen } from './resources-screen.tsx';

interface Args extends ReadingHarnessProps {
  readonly library: Library;
}

const meta: Meta<Args> = {
  title: 'Reading/Resources',
  parameters: { layout: 'fullscreen' },
  args: { library },
  render: ({ library: current, ...props }) => (
    <ReadingHarness {...props}>
      <ResourcesScreen library={current} />
    </ReadingHarness>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SharedPhone: Story = { args: { isShared: true } };
export const SomeRead: Story = {
  args: { read: ['wellBeing1', 'wellBeing2', 'cognitiveDistortions1'], last: 'wellBeing3' },
};
export const Dark: Story = { ...SomeRead, tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { ...SomeRead, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
/** A chapter without pages. */
export const ChapterToCome: Story = {
  args: {
    library: {
      ...library,
      chapters: library.chapters.map((chapter) =>
        chapter === library.chapters[2] ? { ...chapter, pages: [] } : chapter,
      ),
    },
  },
};
