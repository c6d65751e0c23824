import { type ReactNode, useId } from 'react';
import { type Accent, accentClass } from '../theme/accent.ts';
import styles from './section-links.module.css';

/** A link to a section. */
export interface SectionLink {
  readonly id: string;
  readonly accent: Accent;
  /** The link, rendered by the router. */
  readonly link: ReactNode;
}

/** A list of links to sections under a heading, each with a disc in its accent. */
export function SectionLinks({
  title,
  links,
}: {
  /** The heading. */
  title: string;
  /** The links in order. */
  links: readonly SectionLink[];
}) {
  const titleId = useId();
  return (
    <nav className={styles.sections} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {links.map(({ id, accent, link }) => (
          <li key={id} className={accentClass(accent)}>
            {link}
          </li>
        ))}
      </ul>
    </nav>
  );
}
