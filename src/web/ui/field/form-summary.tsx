import type { MouseEvent } from 'react';
import { Alert } from '../alert/alert.tsx';
import styles from './form-summary.module.css';

const focusable = 'input, select, textarea, button, a[href], [tabindex]';

export interface FormSummaryProps {
  /** By which the form can point to it. */
  id?: string;
  /** What to do, in one sentence. */
  message: string;
  /** Wrong fields in reading order: the id (or name) of the field and a short label. */
  problems: readonly { readonly id: string; readonly label: string }[];
}

/** Shown at the top of a form after a failed submit and leads to each wrong field. */
export function FormSummary({ id, message, problems }: FormSummaryProps) {
  return (
    <Alert tone="error" id={id}>
      <strong>{message}</strong>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem.id}>
              <a href={`#${problem.id}`} onClick={(event) => goToField(event, problem.id)}>
                {problem.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** Focus goes to the control itself; in a group, to its chosen radio button or else its first. */
function goToField(event: MouseEvent, id: string) {
  const target = document.getElementById(id) ?? document.getElementsByName(id)[0];
  if (!target) return;
  event.preventDefault();
  const control = target.matches(focusable)
    ? target
    : (target.querySelector<HTMLElement>('input:checked') ?? target.querySelector<HTMLElement>(focusable));
  (control ?? target).focus();
  // Not every environment lays pages out, and one without layout cannot scroll.
  target.scrollIntoView?.({ block: 'center' });
}
