import type { ElementType, ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './page.module.css';

/** The first stop of the Tab key: a link, seen only while focused, that jumps past the header. */
export function SkipLink({
  href = '#main',
  children = 'Skip to content',
}: {
  href?: string;
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
  className?: string;
  id?: string;
  tabIndex?: number;
  children: ReactNode;
}

/** The page's column: 1120 px at most, with the gutter on both sides. */
export function Wrap({ as: Element = 'div', className, ...rest }: WrapProps) {
  return <Element {...rest} className={classes('wrap', className)} />;
}

/** The larger, calmer paragraph under a page title. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr">{children}</span>;
}
