import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorSheet, forAuthors } from '#tests/support/harnesses/author-sheet.tsx';
import { ExternalLink } from '../external-link/external-link.tsx';
import { Question, Questions } from './question-cards.tsx';

const two = [
  <Question
    key="accept"
    ask="What in me am I slow to accept, and what would change if I were kinder about it?"
  >
    <ul>
      <li>Write it down in one sentence, in your own language.</li>
      <li>Ask what a good friend would say about it.</li>
      <li>
        Read more: <ExternalLink href="https://example.org/guide">a guide to self-acceptance</ExternalLink>.
      </li>
    </ul>
  </Question>,
  <Question key="know" ask="Who knows me well?">
    <p>Think of three people. Which of them have you not spoken to for the longest time?</p>
  </Question>,
];

const meta: Meta<typeof Questions> = {
  title: 'Reading/For authors/Questions',
  component: Questions,
  subcomponents: { Question },
  tags: ['autodocs'],
  args: { children: two },
  parameters: forAuthors(
    'Questions that a reader may ask of their own life, numbered, each with what may help to answer it.',
    `
<Questions>

<Question ask="What in me am I slow to accept?">

- Write it down in one sentence.
- Read more: [a guide to self-acceptance](https://example.org/guide).

</Question>

</Questions>`,
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
type Story = StoryObj<typeof Questions>;

export const Playground: Story = { tags: ['!test'] };

export const Two: Story = { tags: ['screenshot'] };
export const SmallScreen: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
