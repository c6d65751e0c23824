import type { Meta, StoryObj } from '@storybook/react-vite';
import { createAuthorDocs } from '#tests/support/harnesses/author-page-harness.tsx';
import { type Accent, accentClass } from '../theme/accent.ts';
import { coverDrawingNames } from './art.ts';
import { Cover } from './cover.tsx';

const accents: readonly Accent[] = ['s3', 's1', 's4', 's2', 's4', 's1', 's5'];

const meta: Meta<typeof Cover> = {
  title: 'Components/Content/Cover',
  component: Cover,
  tags: ['autodocs'],
  parameters: {
    ...createAuthorDocs(
      `The drawing of a chapter, chosen by its name in \`content/chain.json\` and drawn in the chapter's ink. Names: ${coverDrawingNames.join(', ')}. Any other name draws three discs in a row.`,
      `"card": { "title": "…", "text": "…", "art": "sunrise" }, "ink": "s3"`,
    ),
    layout: 'padded',
  },
  args: { art: 'sunrise' },
  render: ({ art }) => (
    <div className={accentClass('s3')} style={{ width: '16rem' }}>
      <Cover art={art} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof Cover>;

export const Default: Story = {};

export const All: Story = {
  tags: ['screenshot'],
  render: () => (
    <div className="sb-row">
      {coverDrawingNames.map((art, index) => (
        <div key={art} className={accentClass(accents[index] ?? 's1')} style={{ width: '14rem' }}>
          <Cover art={art} />
        </div>
      ))}
    </div>
  ),
};
export const Unknown: Story = { args: { art: 'no such drawing' } };
export const Mobile: Story = {
  tags: ['variant'],
  args: { art: 'ten' },
  globals: { viewport: { value: 'w320' } },
};
export const Dark: Story = { ...All, tags: ['variant', 'screenshot'], globals: { theme: 'dark' } };
