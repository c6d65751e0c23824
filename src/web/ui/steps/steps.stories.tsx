import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorSheet, forAuthors } from '#tests/support/harnesses/author-sheet.tsx';
import { Step, Steps } from './steps.tsx';

const three = [
  <Step key="aware" title="Become aware">
    <p>For a day, only listen to how you speak to yourself. Change nothing yet.</p>
    <p>It may help to keep a tally on a scrap of paper.</p>
  </Step>,
  <Step key="talk" title="Talk back">
    <p>Answer the harsh voice as you would answer for a friend.</p>
  </Step>,
  <Step key="practise" title="Practise on small things">
    <p>A spilled glass, a late bus, a forgotten name: these are good places to begin.</p>
  </Step>,
];

const meta: Meta<typeof Steps> = {
  title: 'Reading/For authors/Steps',
  component: Steps,
  subcomponents: { Step },
  tags: ['autodocs'],
  args: { children: three },
  parameters: forAuthors(
    'Steps that follow one another, along a line of dots. For tips that need no order, write Tips.',
    `
<Steps>

<Step title="Become aware">

For a day, only listen to how you speak to yourself.

</Step>

<Step title="Talk back">

Answer the harsh voice as you would answer for a friend.

</Step>

</Steps>`,
  ),
  decorators: [
    (Story) => (
      <AuthorSheet ink="s2">
        <Story />
      </AuthorSheet>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Steps>;

export const Playground: Story = { tags: ['!test'] };

export const Three: Story = { tags: ['screenshot'] };
export const SmallScreen: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
