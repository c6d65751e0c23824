import { Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { buttonClass } from '../button/button.tsx';
import { classes } from '../theme/classes.ts';
import styles from './urgent-help.module.css';

/** A number and the text of its button. */
interface UrgentCall {
  /** Digits to dial. */
  readonly tel: string;
  /** Names the number, for paper and computers. */
  readonly label: string;
}

/** Props of `UrgentHelp`. */
export interface UrgentHelpProps {
  /** Heading: one request. */
  title: string;
  /** The large button. */
  call: UrgentCall;
  /** The second button, for danger. */
  danger: UrgentCall;
  /** Ways without a call: links and buttons. */
  children: ReactNode;
}

/** The first thing above a heavy result: one request, two calls, and ways without a call. */
export function UrgentHelp({ title, call, danger, children }: UrgentHelpProps) {
  const id = useId();
  return (
    <aside className={styles.help} aria-labelledby={id} data-listen="help">
      <h2 id={id}>{title}</h2>
      <a href={`tel:${call.tel}`} className={classes(buttonClass('primary', true), styles.call)}>
        <Phone aria-hidden="true" />
        {call.label}
      </a>
      <a href={`tel:${danger.tel}`} className={buttonClass('secondary', true)}>
        <Phone aria-hidden="true" />
        {danger.label}
      </a>
      <div className={styles.ways}>{children}</div>
    </aside>
  );
}
