import { Check, CircleAlert, Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './alert.module.css';

/** `error`: something failed. `ok`: something succeeded. `info`: anything else. */
export type Tone = 'error' | 'info' | 'ok';

const icons = { error: CircleAlert, info: Info, ok: Check };

/** Props of `Alert`. */
export interface AlertProps {
  /** Sets colour, icon and the urgency of the announcement. */
  tone: Tone;
  /** One or two sentences, or a message with a list. */
  children: ReactNode;
  /** Id for `aria-describedby` of a control. */
  id?: string;
  /** -1 lets the app focus the block. */
  tabIndex?: number;
  /** True if a toast has announced the same text: the block is then not announced again. */
  quiet?: boolean;
  /** The block, for an app that focuses it. */
  ref?: Ref<HTMLDivElement>;
}

/** A message in the page, with an icon disc. Errors are announced immediately, others when the screen reader is idle. */
export function Alert({ tone, children, id, tabIndex, quiet = false, ref }: AlertProps) {
  const Icon = icons[tone];
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={tabIndex}
      role={quiet ? undefined : role}
      className={classes(styles.alert, styles[tone])}
    >
      <span className={styles.disc}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
