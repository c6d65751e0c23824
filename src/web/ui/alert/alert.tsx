import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './alert.module.css';

/**
 * `success`: something succeeded. `warning`: something is not available. `error`: something failed. `info`: anything
 * else.
 */
export type Status = 'success' | 'warning' | 'error' | 'info';

const icons = { success: Check, warning: TriangleAlert, error: CircleAlert, info: Info };

const roles = { assertive: 'alert', polite: 'status', off: undefined };

/** Props of `Alert`. */
export interface AlertProps {
  /** Sets colour and icon. */
  status: Status;
  /** One or two sentences, or a message with a list. */
  children: ReactNode;
  /** Id for `aria-describedby` of a control. */
  id?: string;
  /** -1 lets the app focus the block. */
  tabIndex?: number;
  /** How a screen reader announces it. `off` if a toast has announced the same text. */
  live?: keyof typeof roles;
  /** The block, for an app that focuses it. */
  ref?: Ref<HTMLDivElement>;
}

/** A message in the page, with an icon disc. Errors are announced immediately, others when the screen reader is idle. */
export function Alert({
  status,
  children,
  id,
  tabIndex,
  live = status === 'error' ? 'assertive' : 'polite',
  ref,
}: AlertProps) {
  const Icon = icons[status];
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={tabIndex}
      role={roles[live]}
      className={classes(styles.alert, styles[status])}
    >
      <span className={styles.disc}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
