import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedbackHarness, type FeedbackHarnessProps } from '#tests/support/harnesses/feedback-harness.tsx';
import { allSections, instruments } from '#tests/support/harnesses/feedback-results.ts';
import { playUntilText, expectText } from '#tests/support/interactions.ts';
import { CombinedScreen } from './combined-screen.tsx';

const loadInstrument = async (id: string) => {
  const instrument = instruments.find((candidate) => candidate.id === id);
  if (!instrument) throw new Error(`No instrument ${id}`);
  return instrument;
};

interface Props extends Omit<FeedbackHarnessProps, 'children'> {
  readonly initial: string;
  readonly load: typeof loadInstrument;
}

const meta: Meta<Props> = {
  title: 'Feedback/Combined',
  parameters: { layout: 'fullscreen' },
  render: ({ initial, load, ...props }) => (
    <FeedbackHarness {...props}>
      <CombinedScreen cards={instruments} initial={initial} loadInstrument={load} />
    </FeedbackHarness>
  ),
  // The frame with its footer is rendered before the results of the section are loaded.
  play: (stage) => expectText(stage, 'See the numbers'),
  args: {
    initial: 'S1',
    load: loadInstrument,
    instrument: instruments[0],
    feedback: { body: [] },
    history: 404,
    sections: allSections,
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OpensInitialTab: Story = { args: { initial: 'S3' } };
export const TabFromUrl: Story = { args: { at: { pathname: '/', search: '?tab=s4' } } };
/** The same without a session. */
export const NoResults: Story = { args: { sections: {} }, play: playUntilText('Not Available') };
/** The module of the instrument never loads. */
export const Loading: Story = { args: { load: () => new Promise(() => {}) }, play: playUntilText('Loading') };
export const Dark: Story = { tags: ['variant'], args: { initial: 'S5' }, globals: { theme: 'dark' } };
export const Mobile: Story = {
  tags: ['variant'],
  args: { initial: 'S5' },
  globals: { viewport: { value: 'w320' } },
};
