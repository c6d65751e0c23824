import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadFailed } from './load-failed.tsx';

const meta = {
  title: 'Controls/Messages/Load failed',
  tags: ['autodocs'],
  component: LoadFailed,
  args: {
    text: 'We could not load your latest results. They are safe on the server, and nothing was changed.',
    tryAgain: 'Try again',
    trying: 'Trying...',
    onTryAgain: () => {},
  },
} satisfies Meta<typeof LoadFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const InItsPlace: Story = { args: { title: 'Not Available' } };
export const AboveWhatIsKnown: Story = { args: { look: 'note' } };
export const Trying: Story = { args: { look: 'note', busy: true } };
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
  args: { look: 'note' },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { args: { title: 'Not Available' }, globals: { theme: 'dark' } };
export const NoteDark: Story = { args: { look: 'note' }, globals: { theme: 'dark' } };
