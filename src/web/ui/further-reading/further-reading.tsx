import { useTranslation } from '#web-language/use-translation.ts';
import { type ReactNode, useId } from 'react';
import { ExternalLink } from '../external-link/external-link.tsx';
import { CardText } from '../prose/card-text.tsx';
import { ItemList } from '../prose/items.tsx';
import styles from './further-reading.module.css';

/** A section with a heading and a list of sources. */
export function FurtherReading({
  title,
  children,
}: {
  /** Heading of the list. */
  title?: string;

  /** `Source` elements. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.further} data-group="part" aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title ?? t('reading.ui.furtherReading')}
      </h2>
      <ItemList as="ul" className={styles.list} itemClass={styles.source}>
        {children}
      </ItemList>
    </section>
  );
}

/** Props of `Source`. */
export interface SourceProps {
  /** Title of the work. */
  title: string;
  /** Author or publisher. */
  by: string;
  /** URL, if it is online. */
  href?: string;
  /** Short description. */
  children?: ReactNode;
}

/** A source: title (a link if it has a URL), author, and description. */
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
