import { Check, CircleAlert, Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './alert.module.css';

/** error: something did not work. ok: something did. info: everything else. */
export type Tone = 'error' | 'info' | 'ok';

const icons = { error: CircleAlert, info: Info, ok: Check };

export interface AlertProps {
  /** Whether something failed, worked, or is only to be known: it gives colour, icon and how soon it is read out. */
  tone: Tone;
  /** What is said: a sentence or two, or a message with a list. */
  children: ReactNode;
  /** By which a control can point to it with `aria-describedby`. */
  id?: string;
  /** -1 lets the program move focus here. */
  tabIndex?: number;
  /** True where the same words have just been spoken by a toast: the block is then not announced again. */
  quiet?: boolean;
  /** The block itself, for a program that moves focus to it. */
  ref?: Ref<HTMLDivElement>;
}

/** A block of text in the page, with an icon disc. Errors are announced at once, the rest when there is time. */
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
