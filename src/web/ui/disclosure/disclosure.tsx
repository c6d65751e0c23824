import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../page/page.tsx';
import { classes } from '../theme/classes.ts';
import styles from './disclosure.module.css';

/** Props of `Disclosure`. */
export interface DisclosureProps extends ComponentProps<'details'> {
  /** Says what opens. */
  label: string;
  /** Addition to the accessible name if several are on a page. */
  context?: string;
  /** `large`: a whole part of the page. */
  size?: 'medium' | 'large';
}

/** Content that opens below its label, with an arrow. */
export function Disclosure({
  label,
  context,
  size = 'medium',
  className,
  children,
  ...details
}: DisclosureProps) {
  return (
    <details {...details} className={classes(styles.disclosure, styles[size], className)}>
      <summary>
        {label}
        {context && <VisuallyHidden>: {context}</VisuallyHidden>}
      </summary>
      {children}
    </details>
  );
}
