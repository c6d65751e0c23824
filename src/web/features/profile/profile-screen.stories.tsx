import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness } from '#tests/support/harness.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const meta: Meta<typeof Harness> = {
  title: 'Profile/Screen',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <Harness {...props}>
      <ProfileScreen sectionIds={['section']} />
    </Harness>
  ),
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
const soon = () => new Promise((resolve) => setTimeout(resolve, 300));
const click = (within: HTMLElement, name: string) =>
  [...within.querySelectorAll('button')].find((button) => button.textContent === name)?.click();

export const Loaded: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
export const Loading: Story = { args: answers({ '/profile/': 'never' }) };
/** The first try fails, the second gets through. */
export const NotAvailable: Story = { args: answers({ '/profile/': [500, { body: 'Meera' }] }) };
export const NoSession: Story = { args: { visitor: true } };
export const LongName: Story = {
  args: answers({
    '/profile/': { body: `Thiruvananthapuram${'alakshmi'.repeat(12)} of the far side of the river` },
  }),
  globals: { viewport: { value: 'w320' } },
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
        <ProfileScreen sectionIds={['section']} research={{ ...research, enabled }} />
      </Harness>
    );
  };

/** Asked, never answered; then agrees, then takes it back. */
export const ResearchAsked: Story = {
  render: withResearch(true),
  args: answers(consents(null, true, false)),
};
export const ResearchGiven: Story = { render: withResearch(true), args: answers(consents(true)) };
export const ResearchNotSaved: Story = {
  render: withResearch(true),
  args: answers({ 'GET /user/consent/': consents(true)['/user/consent/'], 'POST /user/consent/': 0 }),
};
export const ResearchNotAvailable: Story = {
  render: withResearch(true),
  args: answers({ '/user/consent/': [500, ...consents(true)['/user/consent/']] }),
};
/** Nobody is asked any more; what was given can be taken back. */
export const ResearchOffButGiven: Story = {
  render: withResearch(false),
  args: answers(consents(true, false)),
};
export const ResearchOff: Story = { render: withResearch(false), args: answers(consents(null)) };

export const DownloadFailed: Story = {
  args: answers({ '/export/': 500 }),
  play: async ({ canvasElement }) => {
    await soon();
    click(canvasElement, 'Download as CSV');
  },
};
export const DownloadLacking: Story = { ...DownloadFailed, args: answers({ '/export/': 404 }) };

const open: Story['play'] = async ({ canvasElement }) => {
  await soon();
  click(canvasElement, 'Delete my account');
};
export const RemovalForm: Story = { play: open };
export const RemovalFormDark: Story = { play: open, globals: { theme: 'dark' } };
export const RemovalFormNarrow: Story = { play: open, globals: { viewport: { value: 'w320' } } };
export const RemovalIncomplete: Story = {
  play: async (context) => {
    await open(context);
    await soon();
    click(context.canvasElement, 'Delete for good');
  },
};
/** The password is refused, whatever it is. */
export const WrongPassword: Story = {
  args: answers({
    '/remove/': {
      status: 403,
      body: { message: 'This password is not right. Nothing was changed.', code: 'password-wrong' },
    },
  }),
};
export const RemovalUnreachable: Story = { args: answers({ '/remove/': 0 }) };
export const RemovalLacking: Story = { args: answers({ '/remove/': 405 }) };
