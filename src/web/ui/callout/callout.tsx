import { type ReactNode, useId } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { classes } from '../theme/classes.ts';
import styles from './callout.module.css';
import { type CalloutKind, CalloutMark } from './mark.tsx';

/** Props of `Callout`. */
export interface CalloutProps {
  /** Says what the passage is, because the mark is only visual. */
  title: string;
  /** What the passage is. */
  kind?: CalloutKind;
  /** Paragraphs, lists, links. */
  children: ReactNode;
}

/** A highlighted passage in a text. */
export function Callout({ title, kind = 'note', children }: CalloutProps) {
  const id = useId();
  return (
    <section
      className={classes(styles.callout, styles[kind])}
      data-group="text"
      role="note"
      aria-labelledby={id}
    >
      <CalloutMark kind={kind} />
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      <CardText className={styles.body}>{children}</CardText>
    </section>
  );
}
