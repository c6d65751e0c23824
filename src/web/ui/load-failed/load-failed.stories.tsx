import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadFailed } from './load-failed.tsx';

const meta = {
  title: 'Controls/Messages/Load failed',
  tags: ['autodocs'],
  component: LoadFailed,
  args: {
    text: 'We could not load your result just now. Your answers and results are safe.',
    retryLabel: 'Try again',
    busyText: 'Trying...',
    onRetry: () => {},
  },
} satisfies Meta<typeof LoadFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As on the dashboard, above data from the device. */
const note = {
  look: 'note' as const,
  text: 'We could not load your latest results. What you have finished is safe. Below is what this device last knew.',
};

export const Playground: Story = { tags: ['!test'] };

export const InPlace: Story = {
  tags: ['screenshot'],
  args: { title: 'Not Available' },
};
export const AboveContent: Story = { args: note };
export const Retrying: Story = { args: { ...note, busy: true } };
export const WithNumbers: Story = {
  args: {
    title: 'Not Available',
    children: (
      <a href="tel:14416" className="num">
        14416
      </a>
    ),
  },
};
export const SmallScreen: Story = {
  args: { title: 'Not Available' },
  globals: { viewport: { value: 'w320' } },
};
export const NoteOnASmallScreen: Story = {
  args: note,
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { args: { title: 'Not Available' }, globals: { theme: 'dark' } };
export const NoteDark: Story = { args: note, globals: { theme: 'dark' } };
