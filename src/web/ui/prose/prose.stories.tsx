import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import { TableOfContents, Prose, TitleBar } from './prose.tsx';
import { Table } from './table.tsx';

const meta = {
  title: 'Components/Content/Prose',
  tags: ['autodocs'],
  component: Prose,
  subcomponents: { TitleBar, TableOfContents },
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <p>
          A paragraph to read, with <a href="#kept">a link</a> and some <strong>weight</strong>.
        </p>
        <h2 id="kept">What is kept</h2>
        <ul>
          <li>One thing, said in a sentence that needs more than a single line on a small screen.</li>
          <li>Another thing.</li>
        </ul>
        <h3>In numbers</h3>
        <Table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Averylongwordwithoutanyspaceinit</td>
              <td>A year</td>
            </tr>
          </tbody>
        </Table>
        <ol>
          <li>First</li>
          <li>Second</li>
        </ol>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className={accentClass('brand')}>
        <TitleBar>
          <h1>A text to read</h1>
          <p>What it is about.</p>
        </TitleBar>
        <div className="wrap">
          <TableOfContents
            title="On this page"
            entries={[
              { id: 'kept', text: 'What is kept' },
              { id: 'more', text: 'A longer title of a later part that takes two lines' },
            ]}
            link={({ id, text }) => <a href={`#${id}`}>{text}</a>}
          />
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
