import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness } from '#tests/support/harness.tsx';
import {
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { ProfilePageScreen } from './profile-page-screen.tsx';

const meta: Meta<typeof Harness> = {
  title: 'Profile/Screen',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <Harness {...props}>
      <ProfilePageScreen sectionIds={['section']} />
    </Harness>
  ),
  play: playUntilText('Meera', 'A mail to your address confirms the deletion.'),
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

const withPhone = (answer: 'mine' | 'shared'): Story => ({
  beforeEach: () => {
    localStorage.setItem('phone', answer);
    return () => localStorage.removeItem('phone');
  },
});
export const Default = withPhone('mine');
export const SharedPhone = withPhone('shared');
export const SharedPhoneMobile: Story = {
  ...SharedPhone,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};

const withAnswers = (more: object) => ({ answers: { ...meta.args?.answers, ...more } });
export const Loaded: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Loading: Story = {
  args: withAnswers({ '/profile/': 'never' }),
  play: playUntilText('Loading your profile...'),
};
/** The first request fails, the second succeeds. */
export const NotAvailable: Story = {
  args: withAnswers({ '/profile/': [500, { body: 'Meera' }] }),
  play: playUntilText('We could not load your name.'),
};
export const LoggedOut: Story = { args: { visitor: true }, play: playUntilText('Not Available') };
export const LongName: Story = {
  args: withAnswers({
    '/profile/': { body: `Thiruvananthapuram${'alakshmi'.repeat(12)} of the far side of the river` },
  }),
  globals: { viewport: { value: 'w320' } },
  play: playUntilText('Thiruvananthapuram'),
};

const research = {
  enabled: true,
  text: 'My answers may also serve research, without my name. This is optional.',
  textVersion: '2026-10-01',
};
const terms = { given: true, version: '2026-01-01', time: '2026-01-15T06:30:00.000Z' };
const consents = (...states: (boolean | null)[]) => ({
  '/user/consent/': states.flatMap((given, index) => [
    ...(index > 0 ? [204] : []),
    {
      body: {
        terms,
        research: given === null ? null : { given, version: '2026-10-01', time: '2026-10-12T06:30:00.000Z' },
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

/** No answer yet; the switch gives consent, then withdraws it. */
export const ResearchAsked: Story = {
  render: withResearch(true),
  args: withAnswers(consents(null, true, false)),
  play: playUntilText('You have not agreed to this.'),
};
export const ResearchGiven: Story = {
  render: withResearch(true),
  args: withAnswers(consents(true)),
  play: playUntilText('You agreed on'),
};
/** Presses the switch and waits for a text. */
const switchAndSee = (text: string) => async (stage: StoryContext) => {
  await press(stage, /may also serve research/, 'switch');
  await expectText(stage, text);
};
export const ResearchNotSaved: Story = {
  render: withResearch(true),
  args: withAnswers({ 'GET /user/consent/': consents(true)['/user/consent/'], 'POST /user/consent/': 0 }),
  play: switchAndSee('This could not be saved.'),
};
export const ResearchNotAvailable: Story = {
  render: withResearch(true),
  args: withAnswers({ '/user/consent/': [500, ...consents(true)['/user/consent/']] }),
  play: playUntilText('We could not load what you agreed to.'),
};
const releases = [
  { name: '2026-11', time: '2026-11-23T06:30:00.000Z', questionnaires: ['Psychological', 'Distress'] },
];
/** Withdrawn after a release, which cannot be undone. */
export const ResearchReleased: Story = {
  render: withResearch(true),
  args: withAnswers({
    '/user/consent/': {
      body: {
        terms,
        research: { given: false, version: '2026-10-01', time: '2026-10-12T06:30:00.000Z' },
        releases,
      },
    },
  }),
};
/** Research is disabled; an earlier consent can be withdrawn. */
export const ResearchOffButGiven: Story = {
  render: withResearch(false),
  args: withAnswers(consents(true, false)),
  play: switchAndSee('You stopped this on'),
};

const withConsents = (...states: boolean[]) => ({
  'GET /user/consent/': states.map((given) => ({
    body: { terms: { ...terms, given, time: '2026-10-12T06:30:00.000Z' }, research: null },
  })),
  'POST /user/consent/': 204,
});
const askToStop = async (stage: StoryContext) => {
  await press(stage, 'Stop, but keep my file for me');
  await expectText(stage, 'To come back, choose Resume on this page.');
};
/** The dialog to stop the use of data. */
export const StopAsked: Story = { args: withAnswers(withConsents(true, false)), play: askToStop };
export const StopAskedDark: Story = { ...StopAsked, tags: ['variant'], globals: { theme: 'dark' } };
export const StopAskedMobile: Story = {
  ...StopAsked,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};
/** The use of data is stopped and can be resumed. */
export const Stopped: Story = {
  render: withResearch(true),
  args: withAnswers(withConsents(false, true)),
  play: playUntilText('You stopped the use of your data on'),
};
export const StoppedDark: Story = { ...Stopped, tags: ['variant'], globals: { theme: 'dark' } };
export const StoppedMobile: Story = {
  ...Stopped,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};
export const ResumeNotSaved: Story = {
  args: withAnswers({ ...withConsents(false), 'POST /user/consent/': 0 }),
  play: async (stage) => {
    await press(stage, 'Resume');
    await expectText(stage, 'This could not be saved.');
  },
};

/** Requests the file and waits for a text. */
const downloadAndSee = (text: string) => async (stage: StoryContext) => {
  await press(stage, 'Download as CSV');
  await expectText(stage, text);
};
export const DownloadFailed: Story = {
  args: withAnswers({ '/export/': 500 }),
  play: downloadAndSee('The file could not be made.'),
};
export const DownloadUnsupported: Story = {
  args: withAnswers({ '/export/': 404 }),
  play: downloadAndSee('A download is not available here.'),
};

const open = async (stage: StoryContext) => {
  await press(stage, 'Delete my account');
  await expectText(stage, 'Type DELETE to confirm');
};
/** Fills in the form, submits it and waits for a text. */
const removeAndSee =
  (text: string, input: Readonly<Record<string, string>>) => async (stage: StoryContext) => {
    await open(stage);
    await fillFields(stage, input);
    await press(stage, 'Delete permanently');
    await expectText(stage, text);
  };
const input = { 'Type DELETE to confirm': 'DELETE', Password: 'quiet river 7' };
export const RemovalForm: Story = { play: open };
export const RemovalFormDark: Story = { tags: ['variant'], play: open, globals: { theme: 'dark' } };
export const RemovalFormMobile: Story = {
  tags: ['variant'],
  play: open,
  globals: { viewport: { value: 'w320' } },
};
export const RemovalIncomplete: Story = { play: removeAndSee('Password is required.', {}) };
/** The server rejects any password. */
export const WrongPassword: Story = {
  args: withAnswers({
    '/remove/': {
      status: 403,
      body: { message: 'This password is not right. Nothing was changed.', code: 'password-wrong' },
    },
  }),
  play: removeAndSee('This password is not right. Nothing was deleted.', input),
};
export const RemovalOffline: Story = {
  args: withAnswers({ '/remove/': 0 }),
  play: removeAndSee('The server did not answer', input),
};
export const RemovalUnsupported: Story = {
  args: withAnswers({ '/remove/': 405 }),
  play: removeAndSee('This is not available here. Nothing was deleted.', input),
};
