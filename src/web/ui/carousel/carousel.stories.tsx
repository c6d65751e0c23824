import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FeatureGridItem } from '../feature-grid/feature-grid.tsx';
import type { Accent } from '../theme/accent.ts';
import { Carousel } from './carousel.tsx';

const slide = (label: string, accent: Accent, glyph: string) => ({
  label,
  content: (
    <FeatureGridItem title={label} description={`What ${label} is about.`} accent={accent} glyph={glyph} />
  ),
});

const meta: Meta<typeof Carousel> = {
  title: 'Components/Layout/Carousel',
  tags: ['autodocs'],
  component: Carousel,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="sb-fields">
        <Story />
      </div>
    ),
  ],
  args: {
    slides: [
      slide('Psychological wellbeing', 's1', 'four-dimensions'),
      slide('Activity Patterns', 's5', 'week-rhythm'),
      slide('Social Wellbeing', 's3', 'one-among-six'),
    ],
    labels: {
      controls: 'Choose an indicator',
      previous: 'Previous indicator',
      next: 'Next indicator',
      pause: 'Pause',
      play: 'Play',
      slide: (n, of) => `Indicator ${n} of ${of}`,
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneAtATime: Story = {
  tags: ['screenshot', 'aria-snapshot'],
  globals: { viewport: { value: 'w360' } },
};
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark', viewport: { value: 'w360' } } };
/** From 768 px all slides are visible. */
export const Grid: Story = { globals: { viewport: { value: 'w1280' } } };
/** Moved by a button, and paused. */
export const Paused: Story = {
  ...OneAtATime,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next indicator' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
