import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AuthorPageHarness,
  createAuthorDocs,
  longWord,
} from '#tests/support/harnesses/author-page-harness.tsx';
import { CardList } from './card-list.tsx';
import { Distortion } from './distortion.tsx';

const two = [
  <Distortion
    key="all"
    name="all or none thinking"
    thought="The rice burned, so the whole evening is ruined."
    another="The rice burned. The dal was good, and we laughed about it."
  >
    <p>Things are seen in two boxes only: perfect or worthless. What lies between them is left out.</p>
  </Distortion>,
  <Distortion
    key="over"
    name="over-generalization"
    thought="She did not call back. Nobody ever wants to hear from me."
    another="She did not call today. Two people were glad of my call last week."
  >
    <p>One event becomes a rule for everything. Its signs are these words:</p>
    <ul>
      <li>always</li>
      <li>never</li>
    </ul>
  </Distortion>,
];

const meta: Meta<typeof CardList> = {
  title: 'Components/Content/Distortion cards',
  component: CardList,
  subcomponents: { Distortion },
  tags: ['autodocs'],
  args: { variant: 'distortions', children: two },
  parameters: createAuthorDocs(
    'Habits of thought, each with a thought that shows it and another way to see the same thing. Write the two thoughts without quotation marks: they are drawn.',
    `
<Distortions>

<Distortion
  name="All or none thinking"
  thought="I missed one deadline, so the whole project is a failure."
  another="One part was late. The rest went out on time."
>

Things are seen in two boxes only: perfect or worthless.

</Distortion>

</Distortions>`,
  ),
  decorators: [
    (Story) => (
      <AuthorPageHarness ink="s4">
        <Story />
      </AuthorPageHarness>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CardList>;

export const Default: Story = { tags: ['screenshot'] };
export const LongWords: Story = {
  args: {
    children: (
      <Distortion name={longWord} thought={longWord} another={longWord}>
        {longWord}
      </Distortion>
    ),
  },
  globals: { viewport: { value: 'w320' } },
};
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
