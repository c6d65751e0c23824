import type { Meta, StoryObj } from '@storybook/react-vite';
import { tab } from '#api/device/storage.ts';
import { Harness, type HarnessProps } from '#tests/support/harness.tsx';
import { keepSurvey } from './kept-survey.ts';
import { SurveyScreen } from './survey-screen.tsx';

const filled = {
  feedback: 'The pictures of my results helped. Please add more to read.',
  recommend: '2',
  comfort: '3',
  consult: '4',
  statements: [0, 4],
};

interface Args extends HarnessProps {
  /** Typed earlier in this tab. */
  readonly typed?: Partial<typeof filled>;
}

/** Stories share one tab: what another story typed must not show up here. */
function prepareTab(typed: Args['typed']) {
  tab.remove('survey');
  if (typed)
    keepSurvey('4711', { feedback: '', recommend: '', comfort: '', consult: '', statements: [], ...typed });
}

const press = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  // The router shows its first page after a moment.
  await new Promise((resolve) => setTimeout(resolve, 200));
  canvasElement.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
};

const meta: Meta<Args> = {
  title: 'Survey/Screen',
  parameters: { layout: 'fullscreen' },
  loaders: [({ args }) => prepareTab(args.typed)],
  render: ({ answers, visitor }) => (
    <Harness answers={answers} visitor={visitor}>
      <SurveyScreen />
    </Harness>
  ),
  args: { answers: { '/survey/': 204 } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Filled: Story = { args: { typed: filled } };
export const Open: Story = { play: press };
export const OneOpen: Story = { args: { typed: { ...filled, consult: '' } }, play: press };
export const Sending: Story = { args: { typed: filled, answers: { '/survey/': 'never' } }, play: press };
/** The first try fails, the second gets through. */
export const Failed: Story = { args: { typed: filled, answers: { '/survey/': [500, 204] } }, play: press };
export const NotTaken: Story = { args: { typed: filled, answers: { '/survey/': 405 } }, play: press };
export const Refused: Story = {
  args: {
    typed: filled,
    answers: {
      '/survey/': {
        status: 422,
        body: { message: 'Please use at most 4000 characters.', code: 'text-too-long' },
      },
    },
  },
  play: press,
};
export const NoSession: Story = { args: { visitor: true } };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
export const DarkOpen: Story = { ...Open, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'w320' } } };
export const LongText: Story = {
  args: { typed: { ...filled, feedback: 'Averylongwordwithoutanyspace'.repeat(12) } },
  globals: { viewport: { value: 'w320' } },
};
