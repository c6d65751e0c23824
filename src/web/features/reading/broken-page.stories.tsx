import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPageContext, ReadingHarness } from '#tests/support/harnesses/reading-harness.tsx';
import { BrokenPage } from './broken-page.tsx';

const meta = {
  title: 'Reading/Broken page',
  component: BrokenPage,
  parameters: { layout: 'fullscreen' },
  args: { place: getPageContext('wellBeing2'), error: new TypeError('Tips is not closed') },
  render: (args) => (
    <ReadingHarness>
      <BrokenPage {...args} />
    </ReadingHarness>
  ),
} satisfies Meta<typeof BrokenPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const lost = { asking: false, inVain: 0, onTryAgain: () => {} };

export const Ready: Story = {};
export const WithHelp: Story = { args: { place: getPageContext('suicidalThoughts1') } };
export const Lost: Story = { args: { lost } };
export const LostAsking: Story = { args: { lost: { ...lost, asking: true } } };
export const LostStill: Story = { args: { lost: { ...lost, inVain: 2 } } };
export const LostWithHelp: Story = { args: { place: getPageContext('suicidalThoughts1'), lost } };
export const LostSmallScreen: Story = { ...LostWithHelp, globals: { viewport: { value: 'w320' } } };
export const LostDark: Story = { ...LostWithHelp, globals: { theme: 'dark' } };
