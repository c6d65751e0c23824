import type { Meta, StoryObj } from '@storybook/react-vite';
import cards from '#compiled/cards.json';
import { Harness, type HarnessProps, userid } from '#tests/support/harness.tsx';
import { expectText, playUntilText, press, type StoryContext } from '#tests/support/interactions.ts';
import type { CardResults, LastChange } from '../results/card-results.ts';
import type { ResultsById } from '../results/fetch-results.ts';
import { ChosenStep } from './chosen-step.tsx';

const plan = {
  trouble: 'worry',
  step: 'breathe-slowly',
  smaller: 'Take five slow breaths.',
  when: 'dinner',
  where: 'home',
  if_not: 'smaller',
  day: '2025-10-12',
  since: null as string | null,
  exercise: 'slow-breathing',
};
const step = {
  section_id: 'S4',
  text: 'Sit down and breathe slowly for three minutes.',
  time: '2025-10-11T06:30:00.000Z',
  helped: null as number | null,
  plan: plan as typeof plan | undefined,
};
const kept = { ...step, section_id: 'S1', text: 'Write a few kind lines to yourself.', plan: undefined };
const toBody = (chosen: object | null, contactOnly = false) => ({
  body: { chosen, contact_only: contactOnly, offers: [] },
});
const toAnswers = (...chosen: (object | null)[]) => ({
  'GET /user/step/': chosen.map((one) => toBody(one)),
  'POST /user/step/': 204,
});
const after = (days: number) => new Date(Date.parse(step.time) + days * 24 * 60 * 60 * 1000);
const createResult = (last: string, change: LastChange | null = null): CardResults => ({
  lines: [{ id: 'distress', title: '', level: 'Average', name: 'Average', change }],
  attempts: 2,
  last,
  help: 'none',
});

interface Props extends HarnessProps {
  readonly now: Date;
  readonly results: ResultsById;
  readonly hasResults: boolean;
}

const meta: Meta<Props> = {
  title: 'Dashboard/One thing this week',
  render: ({ now, results, hasResults, ...props }) => (
    <Harness {...props}>
      <ChosenStep userid={userid} cards={cards} results={results} hasResults={hasResults} now={now} />
    </Harness>
  ),
  args: {
    answers: toAnswers(step),
    now: after(0),
    results: { S4: createResult(step.time) },
    hasResults: true,
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: playUntilText('Tomorrow after dinner'), tags: ['screenshot'] };
/** A step that was kept after a result has no day yet. */
export const WithoutDay: Story = {
  args: { answers: toAnswers(kept) },
  play: playUntilText('Choose a day and a time'),
};
/** Results, and no step. */
export const Offered: Story = {
  args: { answers: toAnswers(null) },
  play: playUntilText('Plan one thing for this week'),
};
/** Day 7. */
export const Asks: Story = {
  args: { now: after(7) },
  play: playUntilText('Did you do it?'),
  tags: ['screenshot'],
};
const rated = (helped: number) => ({ ...step, helped });
/** Taps through the question and waits for a text. */
const answerAndSee = (answers: readonly string[], text: string) => async (stage: StoryContext) => {
  for (const answer of answers) await press(stage, answer);
  await expectText(stage, text);
};
export const Helped: Story = {
  args: { now: after(7), answers: toAnswers(step, rated(2)) },
  play: answerAndSee(['Yes', 'A little'], 'Good. Do you want to do it again?'),
};
export const Missed: Story = {
  args: { now: after(7), answers: toAnswers(step, rated(4)) },
  play: answerAndSee(['No'], 'That happens. Smaller?'),
  tags: ['screenshot'],
};
export const NotSaved: Story = {
  args: { now: after(7), answers: { ...toAnswers(step), 'POST /user/step/': 500 } },
  play: answerAndSee(['No'], 'Your answer could not be saved.'),
};
/** Day 21 and later: asked once, then the offer returns. */
export const AskedOnce: Story = {
  args: { now: after(22), answers: toAnswers(step, rated(1)) },
  play: answerAndSee(['Yes', 'Yes'], 'Plan one thing for this week'),
};
const renewed = {
  ...step,
  time: after(-2).toISOString(),
  text: 'Take five slow breaths.',
  plan: { ...plan, smaller: '', if_not: 'next-day', since: '2025-09-13' },
};
const since = createResult('2025-09-13T06:30:00.000Z');
export const FourWeeks: Story = {
  args: { answers: toAnswers(renewed), results: { S4: since } },
  play: playUntilText('Distress, 3 minutes'),
  tags: ['screenshot'],
};
/** The question about the step is first. */
export const FourWeeksAsks: Story = {
  args: { answers: toAnswers(step, rated(2)), now: after(28), results: { S4: since } },
  play: answerAndSee(['Yes', 'A little'], 'Four weeks ago you chose'),
};
/** The step rests; only the section is left. */
export const FourWeeksAtRest: Story = {
  args: { answers: toAnswers(rated(1)), now: after(28), results: { S4: since } },
  play: playUntilText('Four weeks ago you chose'),
};
export const FourWeeksAnswered: Story = {
  args: {
    answers: toAnswers(renewed),
    results: {
      S4: createResult(after(0).toISOString(), {
        kind: 'easier',
        previousTime: '2025-09-13T06:30:00.000Z',
      }),
    },
  },
  play: playUntilText('Easier than on 13 Sep 2025.'),
};
/** Heavy answers: an earlier step towards no person rests. */
export const ContactOnly: Story = {
  args: { answers: { 'GET /user/step/': toBody(step, true) } },
  play: playUntilText('Choose one person or one number'),
};
/** No internet, and no step on the phone. */
export const Offline: Story = {
  args: { answers: { 'GET /user/step/': 0 } },
  play: playUntilText('when you have internet again'),
  tags: ['screenshot'],
};
/** Nothing is rendered. */
export const NoResults: Story = { args: { answers: toAnswers(null), hasResults: false } };
export const Dark: Story = { ...Asks, globals: { theme: 'dark' }, tags: ['variant'] };
export const Mobile: Story = { ...Asks, globals: { viewport: { value: 'w320' } }, tags: ['variant'] };
