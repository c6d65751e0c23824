import type { Meta, StoryObj } from '@storybook/react-vite';
import { patterns } from '#contract/paths.ts';
import { AppHarness } from '#tests/support/harnesses/app-harness.tsx';
import { allSections } from '#tests/support/harnesses/feedback-results.ts';
import { expectVisible, type StoryContext } from '#tests/support/interactions.ts';
import { cards, loadInstrument, loadQuestions } from './catalogue.ts';

const answers = {
  ...Object.fromEntries(
    [patterns.name, patterns.profileName].map((path) => [path.replace(':userid', ''), { body: 'Meera' }]),
  ),
  '/progress/': {
    body: cards.map(({ id }, index) => ({ section_id: id, totalsum: index < 3 ? '[1]' : '' })),
  },
  ...Object.fromEntries(
    Object.entries(allSections).flatMap(([id, { feedback, history }]) => [
      [`/feedback/4711/${id}`, feedback],
      [`/history/${id}`, history],
      [`/report/${id}/`, history],
    ]),
  ),
};

/** Waits for the page and the lazy footer. */
const seePage = (title: string | RegExp) => async (stage: StoryContext) => {
  await expectVisible(stage, 'heading', title);
  await expectVisible(stage, 'contentinfo');
};

/** One screen of each group with the header and the footer of the app. */
const meta: Meta<typeof AppHarness> = {
  title: 'In the app',
  component: AppHarness,
  parameters: { layout: 'fullscreen' },
  args: { at: '/', visitor: false, answers, content: { cards, loadInstrument, loadQuestions } },
};
export default meta;

type Story = StoryObj<typeof meta>;

const [first] = cards;
const routes = first?.routes ?? { intro: '/', questionnaire: '/', feedback: '/' };

export const Home: Story = { args: { visitor: true }, play: seePage(/Track your/) };
export const Login: Story = { args: { at: '/login', visitor: true }, play: seePage('Login to your account') };
export const Dashboard: Story = { args: { at: '/dashboard' }, play: seePage('Aspects of Mental Wellbeing') };
/** Without a footer. */
export const Intro: Story = {
  args: { at: routes.intro },
  play: (stage) => expectVisible(stage, 'heading', /Psychological/),
};
/** The bar of a questionnaire has no navigation, and there is no footer. */
export const Question: Story = {
  args: { at: `${routes.questionnaire}/${first?.id ?? ''}` },
  play: (stage) => expectVisible(stage, 'radio'),
};
export const Feedback: Story = { args: { at: routes.feedback }, play: seePage(/Psychological/) };
export const MyPattern: Story = { args: { at: '/myPatternScreen' }, play: seePage('My Pattern') };
export const Profile: Story = { args: { at: '/profilePage' }, play: seePage('Profile') };
export const Resources: Story = { args: { at: '/resourcesScreen' }, play: seePage('Resources') };
export const Exercises: Story = {
  args: { at: '/exercises', visitor: true },
  play: seePage('Short exercises'),
};
export const Contact: Story = { args: { at: '/contact', visitor: true }, play: seePage('Contact Us') };
