import type { ElementType, ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './page.module.css';

/** The first stop of the Tab key: a link, seen only while focused, that jumps past the header. */
export function SkipLink({
  href = '#main',
  children = 'Skip to content',
}: {
  /** Where the content begins. */
  href?: string;

  /** The link's words. */
  children?: ReactNode;
}) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}

export interface WrapProps {
  /** The element to draw, for example 'main' or 'section'; 'div' when not given. */
  as?: ElementType;
  /** A look of its screen's own. */
  className?: string;
  /** By which a link can lead to it. */
  id?: string;
  /** -1 lets a link or the program move focus here. */
  tabIndex?: number;
  /** What follows the column. */
  children: ReactNode;
}

/** The page's column: 1120 px at most, with the gutter on both sides. */
export function Wrap({ as: Element = 'div', className, ...rest }: WrapProps) {
  return <Element {...rest} className={classes('wrap', className)} />;
}

/** The larger, calmer paragraph under a page title. */
export function Lead({
  children,
}: {
  /** One sentence: what can be done here. */
  children: ReactNode;
}) {
  return <p className="lead">{children}</p>;
}

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
}: {
  /** What is heard and not seen. */
  children: ReactNode;
}) {
  return <span className="sr">{children}</span>;
}
