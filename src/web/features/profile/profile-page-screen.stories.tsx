import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness } from '#tests/support/harness.tsx';
import { fillIn, press, type Stage, see, shows } from '#tests/support/plays.ts';
import { ProfilePageScreen } from './profile-page-screen.tsx';

const meta: Meta<typeof Harness> = {
  title: 'Profile/Screen',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <Harness {...props}>
      <ProfilePageScreen sectionIds={['section']} />
    </Harness>
  ),
  play: shows('Meera', 'A mail to your address confirms the deletion.'),
  args: {
    answers: {
      '/profile/': { body: 'Meera' },
      '/export/': { body: { exportedAt: '2025-10-12T06:30:00.000Z' } },
      '/remove/': 204,
    },
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

const onPhone = (said: 'mine' | 'shared'): Story => ({
  beforeEach: () => {
    localStorage.setItem('phone', said);
    return () => localStorage.removeItem('phone');
  },
});
export const OwnPhone = onPhone('mine');
export const SharedPhone = onPhone('shared');
export const SharedPhoneNarrow: Story = { ...SharedPhone, globals: { viewport: { value: 'w320' } } };

const answers = (more: object) => ({ answers: { ...meta.args?.answers, ...more } });
export const Loaded: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
export const Loading: Story = {
  args: answers({ '/profile/': 'never' }),
  play: shows('Loading your profile...'),
};
/** The first try fails, the second gets through. */
export const NotAvailable: Story = {
  args: answers({ '/profile/': [500, { body: 'Meera' }] }),
  play: shows('We could not load your name.'),
};
export const NoSession: Story = { args: { visitor: true }, play: shows('Not Available') };
export const LongName: Story = {
  args: answers({
    '/profile/': { body: `Thiruvananthapuram${'alakshmi'.repeat(12)} of the far side of the river` },
  }),
  globals: { viewport: { value: 'w320' } },
  play: shows('Thiruvananthapuram'),
};

const research = {
  enabled: true,
  text: 'My answers may also serve research, without my name. This is optional.',
  textVersion: '2026-10-01',
};
const terms = { given: true, version: '2026-01-01', time: '2026-01-15T06:30:00.000Z' };
const consents = (...given: (boolean | null)[]) => ({
  '/user/consent/': given.flatMap((one, nth) => [
    ...(nth > 0 ? [204] : []),
    {
      body: {
        terms,
        research:
          one === null ? null : { given: one, version: '2026-10-01', time: '2026-10-12T06:30:00.000Z' },
      },
    },
  ]),
});
const withResearch = (enabled: boolean): Story['render'] =>
  function Screen(props) {
    return (
      <Harness {...props}>
        <ProfilePageScreen sectionIds={['section']} research={{ ...research, enabled }} />
      </Harness>
    );
  };

/** Asked, never answered; then agrees, then takes it back. */
export const ResearchAsked: Story = {
  render: withResearch(true),
  args: answers(consents(null, true, false)),
  play: shows('You have not agreed to this.'),
};
export const ResearchGiven: Story = {
  render: withResearch(true),
  args: answers(consents(true)),
  play: shows('You agreed on'),
};
/** Presses the switch, and waits for these words. */
const switches = (words: string) => async (stage: Stage) => {
  await press(stage, /may also serve research/, 'switch');
  await see(stage, words);
};
export const ResearchNotSaved: Story = {
  render: withResearch(true),
  args: answers({ 'GET /user/consent/': consents(true)['/user/consent/'], 'POST /user/consent/': 0 }),
  play: switches('This could not be saved just now.'),
};
export const ResearchNotAvailable: Story = {
  render: withResearch(true),
  args: answers({ '/user/consent/': [500, ...consents(true)['/user/consent/']] }),
  play: shows('We could not load what you agreed to.'),
};
const released = [
  { name: '2026-11', time: '2026-11-23T06:30:00.000Z', questionnaires: ['Psychological', 'Distress'] },
];
/** Taken back, which cannot call back what researchers have. */
export const ResearchReleased: Story = {
  render: withResearch(true),
  args: answers({
    '/user/consent/': {
      body: {
        terms,
        research: { given: false, version: '2026-10-01', time: '2026-10-12T06:30:00.000Z' },
        releases: released,
      },
    },
  }),
};
/** Nobody is asked any more; what was given can be taken back. */
export const ResearchOffButGiven: Story = {
  render: withResearch(false),
  args: answers(consents(true, false)),
  play: switches('You took this back on'),
};

const stopped = (...given: boolean[]) => ({
  'GET /user/consent/': given.map((one) => ({
    body: { terms: { ...terms, given: one, time: '2026-10-12T06:30:00.000Z' }, research: null },
  })),
  'POST /user/consent/': 204,
});
const asksToStop = async (stage: Stage) => {
  await press(stage, 'Stop, but keep my file for me');
  await see(stage, 'To come back, choose Resume on this page.');
};
/** Asked first, then stopped. */
export const StopAsked: Story = { args: answers(stopped(true, false)), play: asksToStop };
export const StopAskedDark: Story = { ...StopAsked, globals: { theme: 'dark' } };
export const StopAskedNarrow: Story = { ...StopAsked, globals: { viewport: { value: 'w320' } } };
/** Stopped, and to be resumed. */
export const Stopped: Story = {
  render: withResearch(true),
  args: answers(stopped(false, true)),
  play: shows('You stopped the use of your data on'),
};
export const StoppedDark: Story = { ...Stopped, globals: { theme: 'dark' } };
export const StoppedNarrow: Story = { ...Stopped, globals: { viewport: { value: 'w320' } } };
export const ResumeNotSaved: Story = {
  args: answers({ ...stopped(false), 'POST /user/consent/': 0 }),
  play: async (stage) => {
    await press(stage, 'Resume');
    await see(stage, 'This could not be saved just now.');
  },
};

/** Asks for the file, and waits for these words. */
const downloads = (words: string) => async (stage: Stage) => {
  await press(stage, 'Download as CSV');
  await see(stage, words);
};
export const DownloadFailed: Story = {
  args: answers({ '/export/': 500 }),
  play: downloads('The file could not be made just now.'),
};
export const DownloadLacking: Story = {
  args: answers({ '/export/': 404 }),
  play: downloads('This server does not offer a download.'),
};

const open = async (stage: Stage) => {
  await press(stage, 'Delete my account');
  await see(stage, 'Type DELETE to confirm');
};
/** Fills the form in, if there is anything to fill in, presses the button, and waits for these words. */
const removes = (words: string, typed: Readonly<Record<string, string>>) => async (stage: Stage) => {
  await open(stage);
  await fillIn(stage, typed);
  await press(stage, 'Delete for good');
  await see(stage, words);
};
const typed = { 'Type DELETE to confirm': 'DELETE', Password: 'quiet river 7' };
export const RemovalForm: Story = { play: open };
export const RemovalFormDark: Story = { play: open, globals: { theme: 'dark' } };
export const RemovalFormNarrow: Story = { play: open, globals: { viewport: { value: 'w320' } } };
export const RemovalIncomplete: Story = { play: removes('Password is required.', {}) };
/** The password is refused, whatever it is. */
export const WrongPassword: Story = {
  args: answers({
    '/remove/': {
      status: 403,
      body: { message: 'This password is not right. Nothing was changed.', code: 'password-wrong' },
    },
  }),
  play: removes('This password is not right. Nothing was deleted.', typed),
};
export const RemovalUnreachable: Story = {
  args: answers({ '/remove/': 0 }),
  play: removes('No answer came from the server', typed),
};
export const RemovalLacking: Story = {
  args: answers({ '/remove/': 405 }),
  play: removes('This server does not offer this. Nothing was deleted.', typed),
};
