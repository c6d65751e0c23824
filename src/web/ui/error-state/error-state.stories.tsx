import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/Feedback/Error state',
  tags: ['autodocs'],
  component: ErrorState,
  args: {
    description: 'We could not load your result just now. Your answers and results are safe.',
    retryLabel: 'Try again',
    retryingLabel: 'Trying...',
    onRetry: () => {},
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As on the dashboard, above data from the device. */
const note = {
  variant: 'banner' as const,
  text: 'We could not load your latest results. What you have finished is safe. Below is what this device last knew.',
};

export const Default: Story = {};

export const Inline: Story = {
  tags: ['screenshot'],
  args: { title: 'Not Available' },
};
export const Banner: Story = { args: note };
export const Loading: Story = { args: { ...note, loading: true } };
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
export const Mobile: Story = {
  tags: ['variant'],
  args: { title: 'Not Available' },
  globals: { viewport: { value: 'w320' } },
};
export const BannerMobile: Story = {
  tags: ['variant'],
  args: note,
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = {
  tags: ['variant'],
  args: { title: 'Not Available' },
  globals: { theme: 'dark' },
};
export const BannerDark: Story = { tags: ['variant'], args: note, globals: { theme: 'dark' } };
