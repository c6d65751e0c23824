import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import changelog from '../../CHANGELOG.md?raw';
import { statusOf } from '../docs/status.ts';
import { partOf } from './written-elsewhere.ts';
import './foundations.css';

const unreleased = partOf(changelog, '## [Unreleased]');

/** What changed since the last release, from the changelog: for designers first, the rest to be opened. */
export function WhatChanged() {
  const audiences = unreleased.split(/^### /m).filter((part) => part.trim() !== '');
  const isOurs = (part: string) => part.startsWith('For designers');
  return (
    <>
      {audiences.filter(isOurs).map((part) => (
        <Markdown key="designers">{bodyOf(part)}</Markdown>
      ))}
      {audiences
        .filter((part) => !isOurs(part))
        .map((part, index) => (
          <details key={index} className="fd-more">
            <summary>{part.slice(0, part.indexOf('\n'))}</summary>
            <Markdown>{bodyOf(part)}</Markdown>
          </details>
        ))}
    </>
  );
}

const bodyOf = (part: string) => part.slice(part.indexOf('\n')).trim();

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
  readonly tags?: readonly string[];
}

/** Every component by its status, with how many stories it has: from Storybook's own list. */
export function WhatIsStable() {
  const entries = useEntries();
  const pages = entries.filter(({ type, tags }) => type === 'docs' && tags?.includes('autodocs'));
  const stories = entries.filter(({ type }) => type === 'story');
  const statuses = [...new Set(pages.map(({ tags }) => statusOf(tags ?? [])))].sort();
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
              .filter(({ tags }) => statusOf(tags ?? []) === status)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`./?path=/docs/${id}`} target="_top">
                    {title.replaceAll('/', ' · ')}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function useEntries(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    let wanted = true;
    fetch('./index.json')
      .then((answer) => answer.json())
      .then(
        (list: { entries: Record<string, Entry> }) => wanted && setEntries(Object.values(list.entries)),
        (error: unknown) => console.error('The list of stories could not be read.', error),
      );
    return () => {
      wanted = false;
    };
  }, []);
  return entries;
}
