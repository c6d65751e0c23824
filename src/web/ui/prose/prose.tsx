import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './prose.module.css';

/** Text to read: the reading face and measure for headings, paragraphs, lists, tables and links. */
export function Prose({
  className,
  children,
}: {
  /** A look of its screen's own. */
  className?: string;
  /** Headings from h2 on, paragraphs, lists, tables. */
  children: ReactNode;
}) {
  return <div className={classes(styles.prose, className)}>{children}</div>;
}

/** The band above a text, in the tint of its ink, across the whole window. */
export function TitleBar({
  children,
}: {
  /** The page's h1, and a line below it. */
  children: ReactNode;
}) {
  return (
    <div className={styles.bar}>
      <div className={classes('wrap', styles.inBar)}>{children}</div>
    </div>
  );
}

/** One place that a table of contents leads to. */
interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

export interface ContentsProps {
  /** Its heading, which also names the navigation. */
  title: string;
  /** The headings of the text, in their order. */
  entries: readonly ContentsEntry[];
  /** Makes the link to an entry. */
  link: (entry: ContentsEntry) => ReactNode;
}

/** A table of contents that folds away on small screens and stays in view beside the text on wide ones. */
export function Contents({ title, entries, link }: ContentsProps) {
  return (
    <nav aria-label={title} className={styles.contents}>
      <details ref={openWhereThereIsRoom}>
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

function openWhereThereIsRoom(details: HTMLDetailsElement | null) {
  if (details && window.matchMedia?.('(min-width: 64em)').matches) details.open = true;
}
