import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getPageContext,
  ReadingHarness,
  type ReadingHarnessProps,
} from '#tests/support/harnesses/reading-harness.tsx';
import { Card, CardList } from '#ui/card-list/card-list.tsx';
import type { ReadingModule } from './reading-module.ts';
import { ReadingScreen } from './reading-screen.tsx';

/** A page as MDX would compile it. */
const page: ReadingModule = {
  frontmatter: { title: 'Cultivating positive emotions', updated: '2026-11-21' },
  default: ({ components: { a: A, Email, HelpLines } = {} }) => {
    const [Link, Mail, Lines] = [A, Email, HelpLines] as React.ComponentType<{
      href?: string;
      children?: string;
    }>[];
    return (
      <>
        <p>Pleasant feelings do more than mark a good day. Over weeks they widen what we notice.</p>
        <p>They rarely arrive on command. What we can do is make room for them.</p>
        <h2>Ways to begin</h2>
        <p>
          {Link && <Link href="/personalGrowth">Click here</Link>} or read{' '}
          {Link && <Link href="https://example.org/">more elsewhere</Link>}.
        </p>
        <CardList variant="tips">
          <Card title="Notice one good thing">
            <p>Stay with an ordinary moment for ten slow breaths.</p>
          </Card>
          <Card title="Say thank you in full">
            <p>Tell one person what they did, and what it made possible.</p>
          </Card>
        </CardList>
        <p>You can write to {Mail && <Mail />}.</p>
        {Lines && <Lines />}
        <p>Some weeks the list will feel easy. Returning to it matters more than completing it.</p>
      </>
    );
  },
};

interface Args extends ReadingHarnessProps {
  /** Slug in the reading order. */
  readonly slug: string;
}

const meta: Meta<Args> = {
  title: 'Reading/Page',
  parameters: { layout: 'fullscreen' },
  args: { slug: 'wellBeing2' },
  render: ({ slug, ...props }) => (
    <ReadingHarness {...props}>
      <ReadingScreen context={getPageContext(slug)} page={page} />
    </ReadingHarness>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstPage: Story = { args: { slug: 'wellBeing1' } };
export const LastInChapter: Story = { args: { slug: 'wellBeing14' } };
export const LastPage: Story = { args: { slug: 'stepUp2' } };
export const WithHelp: Story = { args: { slug: 'suicidalThoughts1' } };
export const OutsideReadingOrder: Story = { args: { slug: 'personalGrowth' } };
export const Continued: Story = { args: { positions: { wellBeing2: 6 } } };
export const Dark: Story = {
  tags: ['variant'],
  args: { slug: 'suicidalThoughts1' },
  globals: { theme: 'dark' },
};
export const Mobile: Story = {
  tags: ['variant'],
  args: { slug: 'suicidalThoughts1' },
  globals: { viewport: { value: 'w320' } },
};
