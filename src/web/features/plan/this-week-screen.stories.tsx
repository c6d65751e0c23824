import type { Meta, StoryObj } from '@storybook/react-vite';
import { clearSessionStorage } from '#api/device/storage.ts';
import type { PlanContent } from '#domain/plan/plan-content.ts';
import { Harness, type HarnessProps } from '#tests/support/harness.tsx';
import { expectText, playUntilText, press, type StoryContext } from '#tests/support/interactions.ts';
import { ThisWeekScreen } from './this-week-screen.tsx';

const content: PlanContent = {
  troubles: [
    { id: 'sleep', label: 'Sleep', answerAgain: 'S4', usual: 'bed', suggestedBy: [] },
    { id: 'worry', label: 'Worry', answerAgain: 'S4', usual: 'dinner', suggestedBy: [] },
    { id: 'home', label: 'Home', answerAgain: 'S4', usual: 'dinner', suggestedBy: [], safetyLines: true },
  ],
  steps: [
    {
      slug: 'breathe',
      troubles: ['worry', 'sleep', 'home'],
      text: 'Sit down and breathe slowly for three minutes.',
      smaller: 'Take five slow breaths.',
      exercise: 'slow-breathing',
      contact: false,
    },
    {
      slug: 'paper',
      troubles: ['worry', 'sleep', 'home'],
      text: 'Write your worry on paper for five minutes.',
      smaller: 'Write one worry in one line.',
      contact: false,
    },
    {
      slug: 'tell',
      troubles: [],
      text: 'Tell one person you trust how you feel.',
      smaller: 'Write down one name.',
      contact: true,
    },
  ],
};
const createBody = (chosen: object | null, contactOnly = false) => ({
  chosen,
  contact_only: contactOnly,
  offers: content.troubles.map(({ id }) => ({
    trouble: id,
    suggested: id === 'worry',
    steps: contactOnly ? ['tell'] : ['breathe', 'paper'],
  })),
});
const toAnswers = (body: object) => ({ 'GET /user/step/': { body }, 'POST /user/step/': 204 });
/** A Saturday afternoon. */
const now = new Date(2026, 10, 28, 16);

const meta: Meta<HarnessProps> = {
  title: 'Plan/This week',
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <Harness {...props}>
      <ThisWeekScreen content={content} now={now} />
    </Harness>
  ),
  // Stories share one tab storage.
  loaders: [async () => clearSessionStorage()],
  args: { answers: toAnswers(createBody(null)) },
  play: playUntilText('What troubles you most now?'),
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Taps a choice, then waits for a text. */
const choose = (label: string, text: string) => async (stage: StoryContext) => {
  await press(stage, label, 'radio');
  await expectText(stage, text);
};
const chooseWorry = choose('Worry · from your answers', 'Save my plan');

export const Default: Story = { tags: ['screenshot'] };
export const Chosen: Story = { play: chooseWorry, tags: ['screenshot'] };
export const Saved: Story = {
  play: async (stage) => {
    await chooseWorry(stage);
    await press(stage, 'Save my plan');
    await expectText(stage, 'Your plan is saved');
  },
  tags: ['screenshot'],
};
/** The step that was kept after a result. */
export const Kept: Story = {
  args: {
    answers: toAnswers(
      createBody({
        section_id: 'S1',
        text: 'Write a few kind lines to yourself.',
        time: '2026-11-28T06:30:00.000Z',
        helped: null,
      }),
    ),
  },
  play: playUntilText('Choose something else'),
};
export const Home: Story = { play: choose('Home', 'Not safe at home?') };
/** Heavy answers in the last 30 days. */
export const ContactOnly: Story = {
  args: { answers: toAnswers(createBody(null, true)) },
  play: chooseWorry,
};
const saveAndSee = (text: string) => async (stage: StoryContext) => {
  await chooseWorry(stage);
  await press(stage, 'Save my plan');
  await expectText(stage, text);
};
export const Offline: Story = {
  args: { answers: { ...toAnswers(createBody(null)), 'POST /user/step/': 0 } },
  play: saveAndSee('Your choices stay on this page.'),
};
export const NotSaved: Story = {
  args: { answers: { ...toAnswers(createBody(null)), 'POST /user/step/': 500 } },
  play: saveAndSee('Your plan could not be saved.'),
};
export const Error: Story = {
  args: { answers: { 'GET /user/step/': 500 } },
  play: playUntilText('We could not load this page. Please try again.'),
};
/** A server that implements only the specification. */
export const Unsupported: Story = {
  args: { answers: { '/user/step/': 404 } },
  play: playUntilText('This is not available here.'),
};
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' }, tags: ['variant'] };
export const Mobile: Story = { ...Chosen, globals: { viewport: { value: 'w320' } }, tags: ['variant'] };
