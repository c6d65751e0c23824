import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorSheet, forAuthors } from '#tests/support/harnesses/author-sheet.tsx';
import { Card, Cards } from './plain-cards.tsx';

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

const meta: Meta<typeof Cards> = {
  title: 'Reading/For authors/Cards',
  component: Cards,
  subcomponents: { Card },
  tags: ['autodocs'],
  args: { children: cards(4) },
  parameters: forAuthors(
    'Things of equal rank, side by side where there is room: to compare two, or to name three or four.',
    `
<Cards>

<Card title="For pleasure">

- Songs on the way to work
- An afternoon nap

</Card>

<Card title="For meaning">

- Teaching a child to read
- A hard talk that puts a friendship right

</Card>

</Cards>`,
  ),
  decorators: [
    (Story) => (
      <AuthorSheet ink="s1">
        <Story />
      </AuthorSheet>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Cards>;

export const Playground: Story = { tags: ['!test'] };

export const Two: Story = {
  tags: ['screenshot'],
  args: { children: cards(2) },
};
export const Three: Story = { args: { children: cards(3) } };
export const Four: Story = {};
export const SmallScreen: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
