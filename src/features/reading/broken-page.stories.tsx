import type { Meta, StoryObj } from '@storybook/react-vite';
import { placeAt, ReadingStage } from '../../../tests/support/stages/reading-stage.tsx';
import { BrokenPage } from './broken-page.tsx';

const meta = {
  title: 'Reading/Broken page',
  component: BrokenPage,
  parameters: { layout: 'fullscreen' },
  args: { place: placeAt('wellBeing2'), error: new TypeError('Tips is not closed') },
  render: (args) => (
    <ReadingStage>
      <BrokenPage {...args} />
    </ReadingStage>
  ),
} satisfies Meta<typeof BrokenPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
