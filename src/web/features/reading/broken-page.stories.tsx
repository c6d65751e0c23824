import type { Meta, StoryObj } from '@storybook/react-vite';
import { getPageContext, ReadingHarness } from '#tests/support/harnesses/reading-harness.tsx';
import { BrokenPage } from './broken-page.tsx';

const meta = {
  title: 'Reading/Broken page',
  component: BrokenPage,
  parameters: { layout: 'fullscreen' },
  args: { context: getPageContext('wellBeing2'), error: new TypeError('Tips is not closed') },
  render: (args) => (
    <ReadingHarness>
      <BrokenPage {...args} />
    </ReadingHarness>
  ),
} satisfies Meta<typeof BrokenPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const loadFailure = { isRetrying: false, failedRetries: 0, onRetry: () => {} };

export const Default: Story = {};
export const WithHelp: Story = { args: { context: getPageContext('suicidalThoughts1') } };
export const Lost: Story = { args: { loadFailure } };
export const LostAsking: Story = { args: { loadFailure: { ...loadFailure, isRetrying: true } } };
export const LostStill: Story = { args: { loadFailure: { ...loadFailure, failedRetries: 2 } } };
export const LostWithHelp: Story = { args: { context: getPageContext('suicidalThoughts1'), loadFailure } };
export const LostMobile: Story = {
  ...LostWithHelp,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};
export const LostDark: Story = { ...LostWithHelp, tags: ['variant'], globals: { theme: 'dark' } };
