import { type ReactNode, useId } from 'react';
import { CardText } from '../prose/card-text.tsx';
import { classes } from '../theme/classes.ts';
import styles from './callout.module.css';
import { type CalloutKind, Mark } from './mark.tsx';

export interface CalloutProps {
  /** Says in words what the passage is: its mark is for the eye alone. */
  title: string;
  /** A note when not given. */
  kind?: CalloutKind;
  /** The passage itself: paragraphs, lists, links. */
  children: ReactNode;
}

/** A passage set apart from the text around it. */
export function Callout({ title, kind = 'note', children }: CalloutProps) {
  const id = useId();
  return (
    <section
      className={classes(styles.callout, styles[kind])}
      data-group="text"
      role="note"
      aria-labelledby={id}
    >
      <Mark kind={kind} />
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      <CardText className={styles.body}>{children}</CardText>
    </section>
  );
}
