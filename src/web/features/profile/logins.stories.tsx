import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sessions } from '#contract/responses.ts';
import { Harness, userid } from '#tests/support/harness.tsx';
import { Logins } from './logins.tsx';

const here: Sessions[number] = {
  id: 'a'.repeat(64),
  startedAt: '2026-11-20T04:10:00.000Z',
  usedAt: '2026-11-22T03:35:00.000Z',
  remembered: true,
  own: true,
};
const there = { ...here, id: 'b'.repeat(64), own: false, usedAt: '2026-11-21T15:02:00.000Z' };
const elsewhere = { ...there, id: 'c'.repeat(64), startedAt: '2026-11-18T12:00:00.000Z' };

const meta: Meta<typeof Harness> = {
  title: 'Profile/Where you are logged in',
  render: (props) => (
    <Harness {...props}>
      <Logins userid={userid} />
    </Harness>
  ),
  args: {
    answers: {
      'GET /user/sessions/': [{ body: [here, there, elsewhere] }, { body: [here] }],
      'POST /user/sessions/': 204,
    },
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
export const HereAlone: Story = { args: { answers: { '/user/sessions/': { body: [here] } } } };
export const NotEnded: Story = {
  args: { answers: { 'GET /user/sessions/': { body: [here, there] }, 'POST /user/sessions/': 500 } },
};
export const NotAvailable: Story = { args: { answers: { '/user/sessions/': [500, { body: [here] }] } } };
/** A server that speaks the specification alone. */
export const Lacking: Story = { args: { answers: { '/user/sessions/': 404 } } };
