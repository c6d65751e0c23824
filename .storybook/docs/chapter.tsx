import { Markdown } from '@storybook/addon-docs/blocks';

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
