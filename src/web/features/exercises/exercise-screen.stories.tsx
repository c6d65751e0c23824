import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteHarness } from '#tests/support/harnesses/site-harness.tsx';
import breathing, { frontmatter as breathingHead } from '../../../../content/exercises/slow-breathing.mdx';
import act, { frontmatter as actHead } from '../../../../content/exercises/pleasant-act.mdx';
import type { ExerciseModule } from './exercise-module.ts';
import { ExerciseScreen } from './exercise-screen.tsx';

const toModule = (text: ExerciseModule['default'], head: unknown): ExerciseModule => ({
  default: text,
  frontmatter: head as ExerciseModule['frontmatter'],
});

const meta: Meta<typeof ExerciseScreen> = {
  title: 'Exercises/Exercise',
  component: ExerciseScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    exercise: toModule(breathing, breathingHead),
    loadQuestions: () => Promise.reject(new Error('No questions in this story.')),
  },
  render: (args) => (
    <SiteHarness>
      <ExerciseScreen {...args} />
    </SiteHarness>
  ),
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstStep: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Start' })),
};
export const Breathing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  },
};
export const Choosing: Story = {
  args: { exercise: toModule(act, actHead) },
  play: FirstStep.play,
};
export const Dark: Story = { ...Breathing, tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { ...Choosing, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
