import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, type HarnessProps, userid } from '#tests/support/harness.tsx';
import { expectText, press, type StoryContext } from '#tests/support/interactions.ts';
import { RemindMe } from './remind-me.tsx';

const day = '2026-12-06';
const none = { 'GET /user/reminder/': { body: { on: null } }, 'POST /user/reminder/': 204 };

const openDialog = async (stage: StoryContext) => {
  await press(stage, 'Remind me');
  await expectText(stage, /It says nothing else\./);
};

const meta: Meta<HarnessProps> = {
  title: 'Dashboard/Remind me',
  render: (props) => (
    <Harness {...props}>
      <RemindMe userid={userid} day={day} />
    </Harness>
  ),
  play: openDialog,
  args: { answers: none },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
/** A mail waits. */
export const Scheduled: Story = {
  args: { answers: { ...none, 'GET /user/reminder/': { body: { on: day } } } },
  play: async (stage) => {
    await press(stage, 'Reminder set');
    await expectText(stage, /You will get one mail on 6 December/);
  },
};
export const NotSaved: Story = {
  args: { answers: { ...none, 'POST /user/reminder/': 500 } },
  play: async (stage) => {
    await openDialog(stage);
    await press(stage, 'Send me one mail');
    await expectText(stage, 'This could not be saved. Please try again.');
  },
};
