import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './prose.module.css';

/** Styles of a text: headings, paragraphs, lists, tables and links. */
export function Prose({
  className,
  children,
}: {
  /** Additional class names. */
  className?: string;
  /** Headings from h2, paragraphs, lists, tables. */
  children: ReactNode;
}) {
  return <div className={classes(styles.prose, className)}>{children}</div>;
}

/** The full-width band above a text, in the tint of its accent. */
export function TitleBar({
  children,
}: {
  /** The h1 and a line below it. */
  children: ReactNode;
}) {
  return (
    <div className={styles.bar}>
      <div className={classes('wrap', styles.inBar)}>{children}</div>
    </div>
  );
}

/** An entry of a table of contents. */
interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/** Props of `TableOfContents`. */
export interface TableOfContentsProps {
  /** Heading, and accessible name of the navigation. */
  title: string;
  /** Headings of the text in order. */
  entries: readonly ContentsEntry[];
  /** Renders the link of an entry. */
  link: (entry: ContentsEntry) => ReactNode;
}

/** A table of contents: collapsible on small screens, sticky next to the text on wide ones. */
export function TableOfContents({ title, entries, link }: TableOfContentsProps) {
  return (
    <nav aria-label={title} className={styles.contents}>
      <details ref={openOnWideScreens}>
        <summary>{title}</summary>
        <ol>
          {entries.map((entry) => (
            <li key={entry.id}>{link(entry)}</li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function openOnWideScreens(details: HTMLDetailsElement | null) {
  if (details && window.matchMedia?.('(min-width: 64em)').matches) details.open = true;
}
