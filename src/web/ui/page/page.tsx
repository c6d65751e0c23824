import { useTranslation } from '#web-language/use-translation.ts';
import type { ElementType, ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './page.module.css';

/** Skip link: the first element in tab order, visible only while focused. */
export function SkipLink({
  href = '#main',
  children,
}: {
  /** Target of the link. */
  href?: string;

  /** Link text. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <a className={styles.skip} href={href}>
      {children ?? t('app.ui.skip')}
    </a>
  );
}

/** Props of `Container`. */
export interface ContainerProps {
  /** Element type, for example 'main'. */
  as?: ElementType;
  /** Additional class names. */
  className?: string;
  /** Id for links. */
  id?: string;
  /** -1 lets a link or the app focus it. */
  tabIndex?: number;
  /** Content of the column. */
  children: ReactNode;
}

/** The column of a page: at most 1120 px wide, with gutters. */
export function Container({ as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={classes('wrap', className)} />;
}

/** The lead paragraph below a page title. */
export function Lead({
  children,
}: {
  /** One sentence. */
  children: ReactNode;
}) {
  return <p className="lead">{children}</p>;
}

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
}: {
  /** Text for screen readers. */
  children: ReactNode;
}) {
  return <span className="sr">{children}</span>;
}
