import { type ReactNode, useId } from 'react';
import { ExternalLink } from '../external-link/external-link.tsx';
import { CardText } from '../prose/card-text.tsx';
import { Items } from '../prose/items.tsx';
import styles from './further-reading.module.css';

/** Where the reader may go on: a heading and a list of sources. */
export function FurtherReading({
  title = 'Further reading',
  children,
}: {
  /** The heading over the list. */
  title?: string;

  /** The sources, each a `Source`. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.further} data-group="part" aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <Items as="ul" className={styles.list} itemClass={styles.source}>
        {children}
      </Items>
    </section>
  );
}

export interface SourceProps {
  /** As it stands on the work. */
  title: string;
  /** Who wrote or publishes it. */
  by: string;
  /** Its address, when it can be read on the web. */
  href?: string;
  /** A line about it. */
  children?: ReactNode;
}

/** One source: its title (a link when it has an address), by whom, and a line about it. */
export function Source({ title, by, href, children }: SourceProps) {
  return (
    <>
      <p className={styles.name}>
        <cite>{href ? <ExternalLink href={href}>{title}</ExternalLink> : title}</cite>
        <span className={styles.by}>{by}</span>
      </p>
      {children && <CardText className={styles.about}>{children}</CardText>}
    </>
  );
}
