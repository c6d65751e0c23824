import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureGrid, FeatureGridItem } from './feature-grid.tsx';

const meta = {
  title: 'Components/Layout/Feature grid',
  tags: ['autodocs'],
  component: FeatureGrid,
  subcomponents: { FeatureGridItem },
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Curious about Mental Wellness?',
    description: 'Three indicators, each one a different way of looking at the same person.',
    children: (
      <>
        <FeatureGridItem
          title="Activity"
          description="What fills your weeks."
          glyph="week-rhythm"
          accent="s5"
        />
        <FeatureGridItem
          title="Distress"
          description="Strain carried over a month."
          glyph="ripples"
          accent="s4"
          deep
        />
        <FeatureGridItem
          title="A title that needs more than one line in a narrow field"
          description="A sentence that goes on for a while, so that we see how a field grows and how its neighbours follow it in height."
          glyph="an unknown drawing"
          accent="s2"
        />
      </>
    ),
  },
} satisfies Meta<typeof FeatureGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
