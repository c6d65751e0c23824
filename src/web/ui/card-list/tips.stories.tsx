import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  AuthorPageHarness,
  createAuthorDocs,
  longWord,
} from '#tests/support/harnesses/author-page-harness.tsx';
import { Card, CardList } from './card-list.tsx';

const texts = [
  [
    'Pause at the door',
    'Before you go in, stand still for one breath. Notice what you are bringing home with you.',
  ],
  [
    'Name what went right',
    'At dinner, let each person tell one thing that went better than they had feared.',
  ],
  ['Leave a gap between tasks', 'Two minutes at the window are enough. The next thing can wait that long.'],
  ['Walk the longer way', 'Take the lane with the trees. Look up once at every corner.'],
  ['Write to an old friend', 'One line will do. You need no reason and no news.'],
  ['Put the day down', 'Before you sleep, let the last thing you read be something kind.'],
] as const;

const tips = (count: number) =>
  texts.slice(0, count).map(([title, text]) => (
    <Card key={title} title={title}>
      <p>{text}</p>
    </Card>
  ));

/** CSS pixels between the disc of a tip and its title. */
function roomAbove(title: HTMLElement): number {
  const tip = title.parentElement as HTMLElement;
  const { top, height } = getComputedStyle(tip, '::before');
  const discEnd = tip.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(height);
  return title.getBoundingClientRect().top - discEnd;
}

const meta: Meta<typeof CardList> = {
  title: 'Components/Content/Tip cards',
  component: CardList,
  subcomponents: { Card },
  tags: ['autodocs'],
  args: { variant: 'tips', children: tips(6) },
  parameters: createAuthorDocs(
    'Tips that a reader may try, in numbered cards. The numbers come by themselves. Stand a `##` heading before them.',
    `
<Tips>

<Tip title="Stay with one good thing">

Pick a plain moment that is already in your day.

</Tip>

<Tip title="Give thanks with the details">

Tell someone what they did for you.

</Tip>

</Tips>`,
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
type Story = StoryObj<typeof CardList>;

export const Default: Story = {};

/** The largest disc ends above its title. */
export const Six: Story = {
  tags: ['screenshot'],
  play: async ({ canvas }) => {
    for (const title of canvas.getAllByRole('heading', { level: 3 }))
      await expect(roomAbove(title)).toBeGreaterThan(0);
  },
};
export const Five: Story = { args: { children: tips(5) } };
export const WithList: Story = {
  args: {
    children: (
      <Card title={`Where words are long: ${longWord}`}>
        <p>Some of these may help:</p>
        <ul>
          <li>A glass of water</li>
          <li>{longWord}</li>
        </ul>
      </Card>
    ),
  },
};
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], args: { children: tips(4) }, globals: { theme: 'dark' } };
