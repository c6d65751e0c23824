import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Harness, type HarnessProps, userid } from '#tests/support/harness.tsx';
import { press, type StoryContext, expectText, playUntilText } from '#tests/support/interactions.ts';
import { accentClass } from '#ui/theme/accent.ts';
import { ChooseStep } from './choose-step.tsx';

const steps: [string, string, string] = [
  'Choose one person to talk to today.',
  'Go to bed half an hour earlier on three days of this week.',
  'Write a few kind lines to yourself, as you would to a friend.',
];
const chosen = { section_id: 'S1', text: steps[0], time: '2025-10-12T06:30:00.000Z', helped: null };

/** The response of a server with plans. */
const toBody = (step: typeof chosen | null) => ({
  body: { chosen: step, contact_only: false, offers: [] },
});

const meta: Meta<HarnessProps> = {
  title: 'Feedback/One small step',
  render: (props) => (
    <Harness {...props}>
      <div className={accentClass('s1')}>
        <ChooseStep userid={userid} sectionId="S1" steps={steps} />
      </div>
    </Harness>
  ),
  play: playUntilText('One small step'),
  args: { answers: { 'GET /user/step/': toBody(null), 'POST /user/step/': 204 } },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the step and waits for a text. */
const keepAndSee = (text: string) => async (stage: StoryContext) => {
  await press(stage, 'Save this step');
  await expectText(stage, text);
};

export const Default: Story = {};
/** The responses before and after saving. */
export const Keeps: Story = {
  args: {
    answers: {
      'GET /user/step/': [toBody(null), toBody(chosen)],
      'POST /user/step/': 204,
    },
  },
  play: keepAndSee('Saved. It is on your dashboard.'),
};
export const Selected: Story = {
  args: {
    answers: {
      'GET /user/step/': [toBody(chosen), toBody(null)],
      'POST /user/step/': 204,
    },
  },
  play: playUntilText('Saved. It is on your dashboard.'),
};
export const NotSaved: Story = {
  args: { answers: { 'GET /user/step/': toBody(null), 'POST /user/step/': 500 } },
  play: keepAndSee('Your choice could not be saved.'),
};
/** A step that an earlier release offered at another place. */
export const SelectedBefore: Story = {
  args: { answers: { 'GET /user/step/': toBody({ ...chosen, text: steps[1] }) } },
  play: playUntilText(steps[1]),
};
/** The server does not have the route, so there are no buttons. */
export const Unsupported: Story = {
  args: { answers: { '/user/step/': 404 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
export const Dark: Story = { ...Selected, tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { ...Selected, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
