import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Harness, type HarnessProps } from '#tests/support/harness.tsx';
import { playUntilText } from '#tests/support/interactions.ts';
import psychological from '../../../../questionnaires/S1-psychological.json';
import emotional from '../../../../questionnaires/S2-emotional.json';
import social from '../../../../questionnaires/S3-social.json';
import distress from '../../../../questionnaires/S4-distress.json';
import activity from '../../../../questionnaires/S5-activity.json';
import { MyPatternScreen } from './my-pattern-screen.tsx';

const instruments = [psychological, emotional, social, distress, activity] as unknown as Instrument[];

interface Args extends HarnessProps {
  readonly instruments: readonly Instrument[];
}

const history = {
  body: [
    { time: '2025-10-12T06:30:00.000Z', totalsum: '[20,29,19,18,86]' },
    { time: '2025-06-04T06:30:00.000Z', totalsum: '[17,26,21,17,81]' },
  ],
};
const feedback = {
  body: [
    [20, 29, 19, 18, 86],
    ['Average', 'High', 'Average', 'Low', 'Average'],
    ['62', '81', '38', '16', '46'],
    [62, 81, 38, 16, 46],
  ],
};

const summary = (s4: object) => ({
  body: [
    { section_id: 'S1', totalsum: '[20,29,19,18,86]' },
    { section_id: 'S2', totalsum: '[20,50,1.54,3.85,2.5]' },
    { section_id: 'S3', totalsum: '[44]' },
    { section_id: 'S4', ...s4 },
    { section_id: 'S5', totalsum: null },
  ],
});
const newestAnswers = {
  '/summary/': summary({ totalsum: '[15]' }),
  '/userInfo/': { body: { name: 'Meera', age: 34 } },
};
const noAttempts = { '/summary/': { body: [] }, '/userInfo/': { body: { name: 'Meera', age: 34 } } };

const meta: Meta<Args> = {
  title: 'My Pattern/Screen',
  parameters: { layout: 'fullscreen' },
  render: ({ instruments: list, ...props }) => (
    <Harness {...props}>
      <MyPatternScreen instruments={list} />
    </Harness>
  ),
  play: playUntilText('Updated on', 'Your own levels'),
  args: { instruments, answers: { ...newestAnswers, '/history/': history, '/feedback/': feedback } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoCards: Story = { tags: ['screenshot-all'] };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
export const Loading: Story = {
  args: { answers: { ...newestAnswers, '/history/': 'never', '/feedback/': feedback } },
  play: playUntilText('Loading your results...'),
};
export const NothingYet: Story = {
  args: { answers: { ...noAttempts, '/history/': 404, '/feedback/': { body: [] } } },
  play: playUntilText('When you have finished the first assessment'),
};
/** The first request fails, the second succeeds. */
export const Failed: Story = {
  args: { answers: { ...newestAnswers, '/history/': [500, history], '/feedback/': feedback } },
  play: playUntilText('They only could not be fetched just now.'),
};
/** Without the summary it is unknown whether the newest answers call for help. */
export const SummaryFails: Story = {
  args: { answers: { ...newestAnswers, '/summary/': 500, '/history/': history, '/feedback/': feedback } },
  play: playUntilText('Updated on', 'Need to talk?'),
};
/** The newest distress calls for help before any result. */
export const HelpFirst: Story = {
  args: {
    answers: {
      ...newestAnswers,
      '/summary/': summary({ totalsum: '[18]', helpFirst: true }),
      '/history/': history,
      '/feedback/': feedback,
    },
  },
  play: playUntilText('Updated on', 'Need to talk?'),
};
export const NoSession: Story = { args: { visitor: true }, play: playUntilText('No report found') };

const longTitle = 'A section whose title is so long that it needs several lines on a small screen';
export const LongTitles: Story = {
  args: { instruments: instruments.map((card) => ({ ...card, title: longTitle })) },
  globals: { viewport: { value: 'w320' } },
};
