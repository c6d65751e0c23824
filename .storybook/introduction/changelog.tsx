import { Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../CHANGELOG.md?raw';
import { describeStatus } from '../docs/status.ts';
import { getSection } from '../foundations/markdown-section.ts';
import { useIndexEntries } from './use-entries.ts';
import '../foundations/foundations.css';

const unreleased = getSection(changelog, '## [Unreleased]');

/** The unreleased changes of the changelog. Those for designers are first, the others are collapsed. */
export function WhatChanged() {
  const audiences = unreleased.split(/^### /m).filter((part) => part.trim() !== '');
  const isForDesigners = (part: string) => part.startsWith('For designers');
  return (
    <>
      {audiences.filter(isForDesigners).map((part) => (
        <Markdown key="designers">{getBody(part)}</Markdown>
      ))}
      {audiences
        .filter((part) => !isForDesigners(part))
        .map((part, index) => (
          <details key={index} className="fd-more">
            <summary>{part.slice(0, part.indexOf('\n'))}</summary>
            <Markdown>{getBody(part)}</Markdown>
          </details>
        ))}
    </>
  );
}

const getBody = (part: string) => part.slice(part.indexOf('\n')).trim();

/** Components by status, from the index of Storybook. */
export function WhatIsStable() {
  const entries = useIndexEntries();
  const pages = entries.filter(({ type, tags }) => type === 'docs' && tags?.includes('autodocs'));
  const stories = entries.filter(({ type }) => type === 'story');
  const statuses = [...new Set(pages.map(({ tags }) => describeStatus(tags ?? [])))].sort();
  return (
    <>
      <p>
        {pages.length} components with a page, {stories.length} stories,{' '}
        {stories.filter(({ title }) => title.startsWith('Screens/')).length} of them whole screens.
      </p>
      {statuses.map((status) => (
        <section key={status} className="fd-group">
          <h3>{status}</h3>
          <ul className="fd-index">
            {pages
              .filter(({ tags }) => describeStatus(tags ?? []) === status)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`./?path=/docs/${id}`} target="_top">
                    {title.split('/').at(-1)}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
