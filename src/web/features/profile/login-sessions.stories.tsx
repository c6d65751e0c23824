import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Sessions } from '#contract/responses.ts';
import { Harness, userid } from '#tests/support/harness.tsx';
import { press, expectText, playUntilText } from '#tests/support/interactions.ts';
import { LoginSessions } from './login-sessions.tsx';

const ownSession: Sessions[number] = {
  id: 'a'.repeat(64),
  startedAt: '2026-11-20T04:10:00.000Z',
  usedAt: '2026-11-22T03:35:00.000Z',
  remembered: true,
  own: true,
};
const otherSession = { ...ownSession, id: 'b'.repeat(64), own: false, usedAt: '2026-11-21T15:02:00.000Z' };
const thirdSession = { ...otherSession, id: 'c'.repeat(64), startedAt: '2026-11-18T12:00:00.000Z' };

const meta: Meta<typeof Harness> = {
  title: 'Profile/Where you are logged in',
  parameters: { frame: 'wide' },
  render: (props) => (
    <Harness {...props}>
      <LoginSessions userid={userid} />
    </Harness>
  ),
  play: playUntilText('Log out everywhere else'),
  args: {
    answers: {
      'GET /user/sessions/': [{ body: [ownSession, otherSession, thirdSession] }, { body: [ownSession] }],
      'POST /user/sessions/': 204,
    },
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const ThisDeviceOnly: Story = {
  args: { answers: { '/user/sessions/': { body: [ownSession] } } },
  play: playUntilText('You are not logged in anywhere else.'),
};
export const NotEnded: Story = {
  args: {
    answers: { 'GET /user/sessions/': { body: [ownSession, otherSession] }, 'POST /user/sessions/': 500 },
  },
  play: async (stage) => {
    await press(stage, /^Log out there/);
    await expectText(stage, 'This did not work.');
  },
};
export const NotAvailable: Story = {
  args: { answers: { '/user/sessions/': [500, { body: [ownSession] }] } },
  play: playUntilText('We could not load where you are logged in.'),
};
/** The server implements only the specification, so nothing is rendered. */
export const Unsupported: Story = {
  args: { answers: { '/user/sessions/': 404 } },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement).toHaveTextContent(/^$/)),
};
