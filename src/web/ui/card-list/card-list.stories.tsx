import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorPageHarness, createAuthorDocs } from '#tests/support/harnesses/author-page-harness.tsx';
import { ExternalLink } from '../external-link/external-link.tsx';
import type { Accent } from '../theme/accent.ts';
import { Card, CardList, MythCard } from './card-list.tsx';

const steps = [
  <Card key="aware" title="Become aware">
    <p>For a day, only listen to how you speak to yourself. Change nothing yet.</p>
    <p>It may help to keep a tally on a scrap of paper.</p>
  </Card>,
  <Card key="talk" title="Talk back">
    <p>Answer the harsh voice as you would answer for a friend.</p>
  </Card>,
  <Card key="practise" title="Practise on small things">
    <p>A spilled glass, a late bus, a forgotten name: these are good places to begin.</p>
  </Card>,
];

const questions = [
  <Card key="accept" title="What in me am I slow to accept, and what would change if I were kinder about it?">
    <ul>
      <li>Write it down in one sentence, in your own language.</li>
      <li>Ask what a good friend would say about it.</li>
      <li>
        Read more: <ExternalLink href="https://example.org/guide">a guide to self-acceptance</ExternalLink>.
      </li>
    </ul>
  </Card>,
  <Card key="know" title="Who knows me well?">
    <p>Think of three people. Which of them have you not spoken to for the longest time?</p>
  </Card>,
];

const myths = [
  <MythCard key="lazy" says="Being kind to yourself makes you lazy.">
    <p>
      People who treat their own mistakes kindly tend to try again sooner. Harshness often ends in giving up.
    </p>
  </MythCard>,
  <MythCard key="pity" says="It is the same as feeling sorry for yourself.">
    <p>Self-pity stands alone with its pain. Self-compassion remembers that others stumble too.</p>
    <p>The first closes a door. The second leaves it open.</p>
  </MythCard>,
];

const texts = [
  ['Self-acceptance', 'You know your strong and your weak sides, and you are at peace with most of them.'],
  ['Competence', 'You can handle most of what a day asks of you.'],
  ['Good relations', 'There are people you can lean on, and some who lean on you.'],
  ['Growth', 'You are still learning, and you know where you would like to go.'],
] as const;

const cards = (count: number) =>
  texts.slice(0, count).map(([title, text]) => (
    <Card key={title} title={title}>
      <p>{text}</p>
    </Card>
  ));

const meta: Meta<typeof CardList> = {
  title: 'Components/Content/Card list',
  component: CardList,
  subcomponents: { Card, MythCard },
  tags: ['autodocs'],
  args: { variant: 'cards', children: cards(4) },
  argTypes: { variant: { options: ['steps', 'questions', 'cards', 'myths'] } },
  parameters: createAuthorDocs(
    'Steps in their order, questions that a reader may ask of their own life, things of equal rank side by side, and things often said, each answered by the fact. Numbers and the words Myth and Fact are drawn.',
    `
<Steps>

<Step title="Become aware">

For a day, only listen to how you speak to yourself.

</Step>

</Steps>

<Questions>

<Question ask="What in me am I slow to accept?">

- Write it down in one sentence.
- Read more: [a guide to self-acceptance](https://example.org/guide).

</Question>

</Questions>

<Cards>

<Card title="For pleasure">

- Songs on the way to work
- An afternoon nap

</Card>

<Card title="For meaning">

- Teaching a child to read
- A hard talk that puts a friendship right

</Card>

</Cards>

<Myths>

<Myth says="Being kind to yourself makes you lazy.">

People who treat their own mistakes kindly tend to try again sooner.

</Myth>

</Myths>`,
  ),
  decorators: [
    (Story, { parameters }) => (
      <AuthorPageHarness ink={(parameters.ink as Accent | undefined) ?? 's1'}>
        <Story />
      </AuthorPageHarness>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CardList>;

export const Default: Story = {};

export const Steps: Story = {
  tags: ['screenshot'],
  args: { variant: 'steps', children: steps },
  parameters: { ink: 's2' },
};
export const Questions: Story = {
  tags: ['screenshot'],
  args: { variant: 'questions', children: questions },
};
export const Myths: Story = {
  tags: ['screenshot'],
  args: { variant: 'myths', children: myths },
  parameters: { ink: 's2' },
};
export const TwoCards: Story = {
  tags: ['screenshot'],
  args: { children: cards(2) },
};
export const ThreeCards: Story = { args: { children: cards(3) } };
export const FourCards: Story = {};
export const StepsMobile: Story = { ...Steps, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const QuestionsMobile: Story = {
  ...Questions,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};
export const MythsMobile: Story = { ...Myths, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const StepsDark: Story = { ...Steps, tags: ['variant'], globals: { theme: 'dark' } };
export const QuestionsDark: Story = { ...Questions, tags: ['variant'], globals: { theme: 'dark' } };
export const MythsDark: Story = { ...Myths, tags: ['variant'], globals: { theme: 'dark' } };
export const CardsDark: Story = { ...FourCards, tags: ['variant'], globals: { theme: 'dark' } };
