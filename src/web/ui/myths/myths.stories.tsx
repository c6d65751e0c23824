import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorSheet, forAuthors } from '#tests/support/harnesses/author-sheet.tsx';
import { Myth, Myths } from './myths.tsx';

const two = [
  <Myth key="lazy" says="Being kind to yourself makes you lazy.">
    <p>
      People who treat their own mistakes kindly tend to try again sooner. Harshness often ends in giving up.
    </p>
  </Myth>,
  <Myth key="pity" says="It is the same as feeling sorry for yourself.">
    <p>Self-pity stands alone with its pain. Self-compassion remembers that others stumble too.</p>
    <p>The first closes a door. The second leaves it open.</p>
  </Myth>,
];

const meta: Meta<typeof Myths> = {
  title: 'Reading/For authors/Myths',
  component: Myths,
  subcomponents: { Myth },
  tags: ['autodocs'],
  args: { children: two },
  parameters: forAuthors(
    'Things often said, each answered by the fact. The words Myth and Fact are drawn.',
    `
<Myths>

<Myth says="Being kind to yourself makes you lazy.">

People who treat their own mistakes kindly tend to try again sooner.

</Myth>

</Myths>`,
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
type Story = StoryObj<typeof Myths>;

export const Playground: Story = { tags: ['!test'] };

export const Two: Story = { tags: ['screenshot'] };
export const SmallScreen: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
