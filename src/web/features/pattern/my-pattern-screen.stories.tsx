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

const pastAttempts = (newest: string, previous: string) => ({
  body: [
    { time: '2025-10-12T06:30:00.000Z', totalsum: newest },
    { time: '2025-06-04T06:30:00.000Z', totalsum: previous },
  ],
});
/** Two attempts each, but the last section has none, and the one before only one. */
const histories = {
  '/history/S1': history,
  '/history/S2': pastAttempts('[20,50,1.54,3.85,2.5]', '[34,40,2.6,3.1,1.2]'),
  '/history/S3': pastAttempts('[44]', '[52]'),
  '/history/S4': { body: [{ time: '2025-10-12T06:30:00.000Z', totalsum: '[15]' }] },
  '/history/S5': { body: [] },
};

type Records = Readonly<Record<string, object>>;
const scores: Records = {
  S1: { totalsum: '[20,29,19,18,86]' },
  S2: { totalsum: '[20,50,1.54,3.85,2.5]' },
  S3: { totalsum: '[44]' },
  S4: { totalsum: '[15]' },
  S5: { totalsum: null },
};
/** The summary and the profile, with other records for some sections. */
const newestAnswers = (changes: Records = {}) => ({
  '/summary/': {
    body: Object.entries({ ...scores, ...changes }).map(([section_id, record]) => ({
      section_id,
      ...record,
    })),
  },
  '/userInfo/': { body: { name: 'Meera', age: 34 } },
});
const withScores = (changes: Records) => ({
  ...newestAnswers(changes),
  ...histories,
  '/feedback/': feedback,
});
const noAttempts = { '/summary/': { body: [] }, '/userInfo/': { body: { name: 'Meera', age: 34 } } };

const meta: Meta<Args> = {
  title: 'My Pattern/Screen',
  parameters: { layout: 'fullscreen' },
  render: ({ instruments: list, ...props }) => (
    <Harness {...props}>
      <MyPatternScreen instruments={list} />
    </Harness>
  ),
  play: playUntilText('Updated on', 'Of 5 parts'),
  args: { instruments, answers: withScores({}) },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screenshot-all'],
  play: playUntilText('Updated on', 'None needs special care now.', 'Harder than on 4 Jun 2025.'),
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
/** Everything is finished; in two parts the likely range lies wholly beyond the limit. */
export const TwoNeedCare: Story = {
  args: {
    answers: withScores({
      S1: { totalsum: '[8,14,10,9,41]' },
      S3: { totalsum: '[26]' },
      S5: { totalsum: '[22,28]' },
    }),
  },
  play: playUntilText('Of 5 parts: 2 are going well, 1 is okay, 2 need care.'),
};
/** A number is offered in one row, so the sentence does not say that nothing needs care. */
export const HelpOffered: Story = {
  args: { answers: withScores({ S4: { totalsum: '[27]' } }) },
  play: playUntilText('Updated on', 'Need to talk?'),
};
/** Both kinds of activity are high: one text, and no warning. */
export const BothActivitiesHigh: Story = {
  args: { answers: withScores({ S5: { totalsum: '[40,40]' } }) },
  play: playUntilText('Of 5 parts: 3 are going well, 2 are okay. None needs special care now.'),
};
export const Loading: Story = {
  args: { answers: { ...newestAnswers(), '/history/': 'never', '/feedback/': feedback } },
  play: playUntilText('Loading your results...'),
};
export const Empty: Story = {
  args: { answers: { ...noAttempts, '/history/': 404, '/feedback/': { body: [] } } },
  play: playUntilText('When you have finished the first assessment'),
};
/** The first request fails, the second succeeds. */
export const Error: Story = {
  args: { answers: { ...newestAnswers(), '/history/': [500, history], '/feedback/': feedback } },
  play: playUntilText('We could not load them now.'),
};
/** Without the summary it is unknown whether the newest answers call for help. */
export const SummaryFails: Story = {
  args: { answers: { ...withScores({}), '/summary/': 500 } },
  play: playUntilText('Updated on', 'Need to talk?'),
};
/** The newest distress calls for help before any result, although its total is low. */
export const HelpFirst: Story = {
  args: { answers: withScores({ S4: { totalsum: '[18]', helpFirst: true } }) },
  play: playUntilText('Updated on', 'Of 5 parts'),
};
export const LoggedOut: Story = { args: { visitor: true }, play: playUntilText('No report found') };

const longTitle = 'A section whose title is so long that it needs several lines on a small screen';
export const LongTitles: Story = {
  args: { instruments: instruments.map((card) => ({ ...card, shortTitle: longTitle })) },
  globals: { viewport: { value: 'w320' } },
};
