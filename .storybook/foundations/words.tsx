import { Markdown } from '@storybook/addon-docs/blocks';
import guide from '../../content/README.md?raw';
import { partOf } from './written-elsewhere.ts';
import './foundations.css';

const pages = import.meta.glob<string>('../../src/web/**/*.docs.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How we write, as the guide for authors says it. */
export function HowWeWrite() {
  return <Markdown>{partOf(guide, '## How to write')}</Markdown>;
}

/** What each component asks of its words, from the page beside it. */
export function WordsOfComponents() {
  return (
    <dl className="fd-words">
      {Object.entries(pages).map(([file, text]) => (
        <div key={file}>
          <dt>{nameOf(file)}</dt>
          <dd>
            <Markdown>{partOf(text, '## Words')}</Markdown>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What stands beside `chart-table` is of the 'Chart table'. */
function nameOf(file: string): string {
  const words = file.replace(/^.*\//, '').replace('.docs.md', '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
