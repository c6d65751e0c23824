import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mosaic, MosaicCell } from './mosaic.tsx';

const meta = {
  title: 'Components/Layout/Mosaic',
  tags: ['autodocs'],
  component: Mosaic,
  subcomponents: { MosaicCell },
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Curious about Mental Wellness?',
    text: 'Three indicators, each one a different way of looking at the same person.',
    children: (
      <>
        <MosaicCell title="Activity" text="What fills your weeks." glyph="week-rhythm" accent="s5" />
        <MosaicCell title="Distress" text="Strain carried over a month." glyph="ripples" accent="s4" deep />
        <MosaicCell
          title="A title that needs more than one line in a narrow field"
          text="A sentence that goes on for a while, so that we see how a field grows and how its neighbours follow it in height."
          glyph="an unknown drawing"
          accent="s2"
        />
      </>
    ),
  },
} satisfies Meta<typeof Mosaic>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
