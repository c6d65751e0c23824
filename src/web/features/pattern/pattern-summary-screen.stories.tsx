import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { Harness, type HarnessProps } from '#tests/support/harness.tsx';
import { playUntilText } from '#tests/support/interactions.ts';
import psychological from '../../../../questionnaires/S1-psychological.json';
import emotional from '../../../../questionnaires/S2-emotional.json';
import social from '../../../../questionnaires/S3-social.json';
import distress from '../../../../questionnaires/S4-distress.json';
import activity from '../../../../questionnaires/S5-activity.json';
import { PatternSummaryScreen } from './pattern-summary-screen.tsx';

const instruments = [psychological, emotional, social, distress, activity] as unknown as Instrument[];

interface Args extends HarnessProps {
  readonly instruments: readonly Instrument[];
}

/** A response of the summary route: one `totalsum` per instrument in order, null for none. */
const summary = (...totals: (string | null)[]) => ({
  body: instruments.map(({ id }, index) => ({ section_id: id, totalsum: totals[index] ?? null })),
});
const profileOfAge = (age: number) => ({ body: { name: 'Meera', age } });
const reference = summary('[20,29,19,18,86]', '[20,50,1.54,3.85,2.5]', '[44]', '[26]', null);

const meta: Meta<Args> = {
  title: 'My Pattern/Overall summary',
  parameters: { layout: 'fullscreen' },
  render: ({ instruments: list, ...props }) => (
    <Harness {...props}>
      <PatternSummaryScreen instruments={list} />
    </Harness>
  ),
  play: playUntilText('About these numbers'),
  args: { instruments, answers: { '/summary/': reference, '/userInfo/': profileOfAge(34) } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot-all'] };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };

export const Lowest: Story = {
  args: {
    answers: {
      '/summary/': summary('[4,6,5,5,20]', '[13,13,1,1,1]', '[9]', '[10]', '[10,10]'),
      '/userInfo/': profileOfAge(24),
    },
  },
};
export const Highest: Story = {
  args: {
    answers: {
      '/summary/': summary('[24,36,30,30,120]', '[65,65,5,5,1]', '[54]', '[50]', '[50,50]'),
      '/userInfo/': profileOfAge(24),
    },
  },
};
const atTheEdges = summary('[15,19,30,20,74]', '[22,33,1.7,2.5,1.5]', '[34]', '[19]', '[28,33]');
/** The same scores at two ages: four of them change their colour. */
export const Younger: Story = {
  args: { answers: { '/summary/': atTheEdges, '/userInfo/': profileOfAge(35) } },
};
export const Older: Story = {
  args: { answers: { '/summary/': atTheEdges, '/userInfo/': profileOfAge(36) } },
};
const withRecord = (id: string, changes: object) => ({
  body: reference.body.map((section) => (section.section_id === id ? { ...section, ...changes } : section)),
});
/** The total is low, but the server reports that a single answer calls for help. */
export const HelpFirst: Story = {
  args: {
    answers: {
      '/summary/': withRecord('S4', { totalsum: '[18]', helpFirst: true }),
      '/userInfo/': profileOfAge(34),
    },
  },
  play: playUntilText('Your answers show that something is very hard for you.'),
};
/** Strong negative and few positive feelings; the server does not report the call for help. */
export const HelpFirstByScores: Story = {
  args: {
    answers: {
      '/summary/': withRecord('S2', { totalsum: '[60,20,4.6,1.54,0.33]' }),
      '/userInfo/': profileOfAge(34),
    },
  },
  play: playUntilText('Your answers show that these weeks have been hard.'),
};
/** The attempt was made at 35; the person is now 36. */
export const AgeAtTheAttempt: Story = {
  args: {
    answers: {
      '/summary/': withRecord('S3', { totalsum: '[34]', age: 35 }),
      '/userInfo/': profileOfAge(36),
    },
  },
};
/** One question of a score and three of another were not answered: the second is not calculated. */
export const QuestionsLeftOut: Story = {
  args: {
    instruments: instruments.map(addFormulaMetadata),
    answers: {
      '/summary/': withRecord('S5', { totalsum: '[25,null]', skipped: ['pl1', 'me1', 'me2', 'me3'] }),
      '/userInfo/': profileOfAge(34),
    },
  },
};
const high = summary('[24,36,25,30,115]', '[13,65,1,5,5]', '[54]', '[10]', '[20,25]');
export const NothingNeedsCare: Story = {
  args: { answers: { '/summary/': high, '/userInfo/': profileOfAge(24) } },
};
/** One activity is high: both ends of a balance are red, and the level says which one it is. */
export const OneActivityHigh: Story = {
  args: {
    answers: { '/summary/': withRecord('S5', { totalsum: '[40,25]' }), '/userInfo/': profileOfAge(34) },
  },
};
/** Both are high: one text, and no warning. */
export const BothActivitiesHigh: Story = {
  args: {
    answers: { '/summary/': withRecord('S5', { totalsum: '[40,40]' }), '/userInfo/': profileOfAge(34) },
  },
  play: playUntilText('Your weeks were full'),
};
/** Every part needs care: on a phone all are open. */
export const AllNeedCare: Story = {
  args: {
    answers: {
      '/summary/': summary('[4,6,5,5,20]', '[60,20,4.6,1.54,0.33]', '[10]', '[45]', '[10,10]'),
      '/userInfo/': profileOfAge(34),
    },
  },
  play: playUntilText('Of 5 parts: 5 need care.'),
};
export const Empty: Story = {
  args: { answers: { '/summary/': summary(), '/userInfo/': profileOfAge(34) } },
  play: playUntilText('No part is finished yet.'),
};
export const Loading: Story = {
  args: { answers: { '/summary/': 'never', '/userInfo/': profileOfAge(34) } },
  play: playUntilText('Loading your results...'),
};
/** The first request fails, the second succeeds. */
export const NotAvailable: Story = {
  args: { answers: { '/summary/': [500, reference], '/userInfo/': profileOfAge(34) } },
  play: playUntilText('We could not load them now.'),
};
export const LoggedOut: Story = { args: { visitor: true }, play: playUntilText('Not Available') };

const longTitle = 'An aspect whose title is so long that it needs several lines on a small screen';
export const LongTitles: Story = {
  args: {
    instruments: instruments.map((instrument) => ({
      ...instrument,
      shortTitle: `${instrument.shortTitle}, a section with a long title`,
      scores: instrument.scores.map((score) => ({ ...score, summaryTitle: `${score.title}: ${longTitle}` })),
    })),
  },
  globals: { viewport: { value: 'w320' } },
};
