import type { Meta, StoryObj } from '@storybook/react-vite';
import exercises from '#compiled/exercises.json';
import { SiteHarness } from '#tests/support/harnesses/site-harness.tsx';
import { ExercisesScreen } from './exercises-screen.tsx';

const meta: Meta<typeof ExercisesScreen> = {
  title: 'Exercises/List',
  component: ExercisesScreen,
  parameters: { layout: 'fullscreen' },
  args: { exercises },
  render: (args) => (
    <SiteHarness>
      <ExercisesScreen {...args} />
    </SiteHarness>
  ),
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
