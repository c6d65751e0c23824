import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorPageHarness, createAuthorDocs } from '#tests/support/harnesses/author-page-harness.tsx';
import { Callout } from './callout.tsx';

const meta: Meta<typeof Callout> = {
  title: 'Components/Content/Callout',
  component: Callout,
  tags: ['autodocs'],
  args: {
    title: 'When joy stays away',
    children: <p>If little has felt good for two weeks or more, please talk to someone about it.</p>,
  },
  parameters: createAuthorDocs(
    'A passage set apart. `kind` is note (when left out), caution, ponder or story. Let the title say in words what it is: the mark is for the eye alone. It is a part of the `##` before it.',
    `
<Callout title="If it makes you more uneasy" kind="caution">

Stop, open your eyes, and name three things that you can see.

</Callout>`,
  ),
  decorators: [
    (Story) => (
      <AuthorPageHarness>
        <Story />
      </AuthorPageHarness>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Callout>;

export const Default: Story = { tags: ['screenshot'] };
export const Caution: Story = {
  args: {
    title: 'If it makes you more uneasy',
    kind: 'caution',
    children: (
      <>
        <p>Stop. Then:</p>
        <ul>
          <li>Open your eyes.</li>
          <li>Name three things that you can see.</li>
        </ul>
      </>
    ),
  },
};
export const Ponder: Story = {
  args: {
    title: 'A point to ponder',
    kind: 'ponder',
    children: <p>What would you do with one free hour, if nobody were to know of it?</p>,
  },
};
export const Example: Story = {
  args: {
    title: 'Two winters of Sarita',
    kind: 'story',
    children: <p>Sarita had stopped going out. One evening her neighbour knocked, with a bowl of soup.</p>,
  },
};
export const Mobile: Story = {
  tags: ['variant'],
  args: Caution.args,
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { tags: ['variant'], args: Ponder.args, globals: { theme: 'dark' } };
