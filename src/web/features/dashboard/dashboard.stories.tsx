import type { Meta, StoryObj } from '@storybook/react-vite';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { DashboardHarness } from '#tests/support/harnesses/dashboard-harness.tsx';
import { expectNoText, press, type StoryContext, expectText } from '#tests/support/interactions.ts';
import psychological from '../../../../questionnaires/S1-psychological.json';
import emotional from '../../../../questionnaires/S2-emotional.json';
import social from '../../../../questionnaires/S3-social.json';
import distress from '../../../../questionnaires/S4-distress.json';
import activity from '../../../../questionnaires/S5-activity.json';

const cards = [psychological, emotional, social, distress, activity] as unknown as readonly InstrumentCard[];
const times = ['2025-10-12', '2025-10-14', '2025-10-15', '2025-10-16', '2025-10-20'].map(
  (day) => `${day}T06:30:00.000Z`,
);

/** Waits until the progress is loaded, and for texts. */
const seeLoaded =
  (...texts: (string | RegExp)[]) =>
  async (stage: StoryContext) => {
    await expectText(stage, 'Aspects of Mental Wellbeing');
    await expectNoText(stage, 'Loading your dashboard...');
    await expectText(stage, ...texts);
  };

const meta: Meta<typeof DashboardHarness> = {
  title: 'Dashboard',
  component: DashboardHarness,
  parameters: { layout: 'fullscreen' },
  play: seeLoaded('12/10/2025', '14/10/2025'),
  args: { cards, path: '/dashboard', done: 2, times: times.slice(0, 2) },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot-all'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w360' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const AllDone: Story = { args: { done: 5, times }, play: seeLoaded('20/10/2025') };
const attempts = (...scores: number[]) => ({
  body: scores.map((score, index) => ({ time: times[4 - 2 * index], totalsum: `[${score}]` })),
});
/** The server has the results of two sections. */
export const AllDoneWithResults: Story = {
  args: {
    done: 5,
    times,
    results: {
      '/feedback/4711/S3': { body: [[40], ['Average'], ['50'], [50]] },
      '/history/S3/': attempts(40, 38, 30),
      '/feedback/4711/S4': { body: [[14], ['Low'], ['20'], [20]] },
      '/history/S4/': attempts(14),
    },
  },
  play: seeLoaded('20/10/2025', 'You were here 3 times'),
};
const timed = cards.map((card, index) => ({ ...card, minutes: [4, 5, 4, 3, 4][index] }));
/** Two weeks have passed, so the main button is to answer again. */
export const DueAgain: Story = {
  args: { cards: timed, done: 5, times },
  play: seeLoaded('20 minutes, or only Distress: 3 minutes.'),
};
export const DueAgainDark: Story = { ...DueAgain, tags: ['variant'], globals: { theme: 'dark' } };
export const DueAgainMobile: Story = {
  ...DueAgain,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};
/** The last answers are three days old. */
export const TooSoon: Story = {
  args: { done: 5, times: times.with(4, '2026-11-20T06:30:00.000Z') },
  play: seeLoaded('Come back after 4 December.', 'Remind me'),
};
/** The newest answers call for help. */
export const HelpFirst: Story = {
  args: {
    done: 5,
    times,
    results: {
      '/feedback/4711/S4': { body: [[41], ['High'], ['99'], [99]] },
      '/history/S4/': attempts(41),
    },
  },
  play: seeLoaded('20/10/2025', /things were very hard/),
};
/** The third section is optional, the fourth has its own interval, the fifth requires only the second. */
export const OwnPlacesInTheSet: Story = {
  args: {
    cards: cards.map((card, index) => ({
      ...card,
      minutes: 4,
      ...[
        undefined,
        undefined,
        { set: { optional: true } },
        { set: { repeatAfterDays: 730 } },
        { set: { needs: ['S2'] } },
      ][index],
    })),
    completedIds: ['S1', 'S4'],
    times: times.with(1, '').with(2, '').with(3, '2026-11-23T04:10:00.000Z').with(4, ''),
  },
  play: seeLoaded('Optional', '12/10/2025'),
};
/** The person has withdrawn consent: results remain, nothing can be started. */
export const Stopped: Story = {
  args: { isStopped: true },
  play: seeLoaded('You stopped the use of your data.', '12/10/2025'),
};
export const StoppedDark: Story = { ...Stopped, tags: ['variant'], globals: { theme: 'dark' } };
export const StoppedMobile: Story = {
  ...Stopped,
  tags: ['variant'],
  globals: { viewport: { value: 'w360' } },
};
/** Two sections were finished offline. */
export const Queued: Story = {
  args: { done: 1, times: times.slice(0, 1), queued: [{ sectionId: 'S2' }, { sectionId: 'S3' }] },
  play: seeLoaded('Answers that wait on this phone', 'Does anyone else use this phone?'),
};
export const QueuedMobile: Story = {
  ...Queued,
  tags: ['variant'],
  globals: { viewport: { value: 'w360' } },
};
/** The dialog to delete queued answers. */
export const DeletingQueued: Story = {
  ...Queued,
  play: async (stage) => {
    await seeLoaded('Answers that wait on this phone', 'Does anyone else use this phone?')(stage);
    await press(stage, /^Delete these answers: .*Emotional/);
    await expectText(stage, 'Delete these answers?');
  },
};
export const DeletingQueuedDark: Story = { ...DeletingQueued, tags: ['variant'], globals: { theme: 'dark' } };
/** The server has rejected the answers to one section. */
export const QueuedRefused: Story = {
  args: {
    done: 1,
    times: times.slice(0, 1),
    queued: [
      {
        sectionId: 'S2',
        refusal: {
          code: 'version-changed',
          message: 'This assessment has changed since you began. Please reload the page and start it again.',
        },
      },
    ],
  },
  play: seeLoaded('your answers could not be stored'),
};
export const QueuedRefusedMobile: Story = {
  ...QueuedRefused,
  tags: ['variant'],
  globals: { viewport: { value: 'w360' } },
};
export const QueuedRefusedDark: Story = { ...QueuedRefused, tags: ['variant'], globals: { theme: 'dark' } };
export const SomeUnknown: Story = {
  args: { undated: { ids: ['S1', 'S4'], by: 500 } },
  play: seeLoaded('14/10/2025', 'We could not load some of your dates.'),
};
export const OneInProgress: Story = {
  args: { draftIds: ['S3'] },
  play: seeLoaded('14/10/2025', 'You have started an assessment.'),
};
export const Loading: Story = {
  args: { done: 'never' },
  play: (stage) => expectText(stage, 'Loading your dashboard...'),
};
export const Offline: Story = {
  args: { done: 'down' },
  play: seeLoaded('We could not load your latest results.'),
};
export const Start: Story = {
  args: { path: '/dashboard-start', done: 0, times: [] },
  play: seeLoaded('Click start assessment to begin'),
};
export const StartMobile: Story = { ...Start, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const StartLater: Story = {
  args: { path: '/dashboard-start' },
  play: seeLoaded('Click start assessment to begin'),
};
