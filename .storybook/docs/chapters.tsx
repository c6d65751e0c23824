import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { loadChapters } from './load-chapters.ts';

interface ChapterProps {
  readonly name: string;
  /** Markdown. Nothing is displayed without it. */
  readonly text: string | undefined;
  readonly level?: 2 | 3;
}

/** A chapter of `*.docs.md`. */
export function Chapter({ name, text, level = 2 }: ChapterProps) {
  const Heading = `h${level}` as const;
  if (!text) return null;
  return (
    <section className="wb-part">
      <Heading>{name}</Heading>
      <Markdown>{text}</Markdown>
    </section>
  );
}

/** The chapters of the documentation next to a story file. Undefined until they are loaded. */
export function useChapters(storyFile: string): ReadonlyMap<string, string> | undefined {
  const [chapters, setChapters] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    let isCurrent = true;
    loadChapters(storyFile).then(
      (loaded) => isCurrent && setChapters(loaded),
      (error: unknown) => console.error(`${storyFile}: the chapters (*.docs.md) could not be loaded.`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [storyFile]);
  return chapters;
}
