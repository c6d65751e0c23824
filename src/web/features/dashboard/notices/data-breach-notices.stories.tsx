import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, userid } from '#tests/support/harness.tsx';
import { press, type StoryContext, expectText, playUntilText } from '#tests/support/interactions.ts';
import { DataBreachNotices } from './data-breach-notices.tsx';

const notice = {
  noticeId: 'made-up',
  time: '2026-11-03T06:30:00.000Z',
  what: 'On 3 November a copy of names and e-mail addresses was read by someone who had no right to.',
  consequences: 'You may get mails that pretend to come from us.',
  measures: 'We closed the way in the same day and changed all keys.',
  advice: 'Open no link of a mail that you did not ask for. We never ask for your password.',
  contact: 'Data protection officer, 080 0000 0000, privacy@example.org',
};
const answers = {
  'GET /user/notices/': [{ body: { notices: [notice] } }, { body: { notices: [] } }],
  'POST /user/notices/': 204,
};

const meta: Meta<typeof Harness> = {
  title: 'Dashboard/About your data',
  parameters: { frame: 'wide' },
  render: (props) => (
    <Harness {...props}>
      <DataBreachNotices userid={userid} />
    </Harness>
  ),
  play: playUntilText('I have read this'),
  args: { answers },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const LongTexts: Story = {
  args: {
    answers: {
      ...answers,
      'GET /user/notices/': [
        { body: { notices: [{ ...notice, what: `${notice.what} `.repeat(8).trim() }] } },
      ],
    },
  },
};
/** The confirmation fails, so the notice remains. */
export const NotSaved: Story = {
  args: { answers: { ...answers, 'POST /user/notices/': 500 } },
  play: async (stage: StoryContext) => {
    await expectText(stage, 'I have read this');
    await press(stage, 'I have read this');
    await expectText(stage, 'This could not be saved. Please try again.');
  },
};
