import { Markdown } from '@storybook/addon-docs/blocks';
import guide from '../../content/README.md?raw';
import { getSection } from './markdown-section.ts';
import './foundations.css';

const pages = import.meta.glob<string>('../../src/web/**/*.docs.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The section of the guide for authors. */
export function HowWeWrite() {
  return <Markdown>{getSection(guide, '## How to write')}</Markdown>;
}

/** The chapter "Words" of each component. */
export function WordsOfComponents() {
  return (
    <dl className="fd-words">
      {Object.entries(pages).map(([file, text]) => (
        <div key={file}>
          <dt>{toTitle(file)}</dt>
          <dd>
            <Markdown>{getSection(text, '## Words')}</Markdown>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The title of a docs file: 'Chart table' for `chart-table`. */
function toTitle(file: string): string {
  const words = file.replace(/^.*\//, '').replace('.docs.md', '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
