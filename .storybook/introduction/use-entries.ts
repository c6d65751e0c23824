import { useEffect, useState } from 'react';

/** A page or story in the index of Storybook. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'docs' | 'story';
  readonly tags?: readonly string[];
}

/** All pages and stories, in the order of the sidebar. Empty until the index is loaded. */
export function useIndexEntries(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    let isCurrent = true;
    fetch('./index.json')
      .then((response) => response.json())
      .then(
        (list: { entries: Record<string, IndexEntry> }) =>
          isCurrent && setEntries(Object.values(list.entries)),
        (error: unknown) => console.error('index.json: the list of stories could not be loaded.', error),
      );
    return () => {
      isCurrent = false;
    };
  }, []);
  return entries;
}
