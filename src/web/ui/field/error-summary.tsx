import type { MouseEvent } from 'react';
import { Alert } from '../alert/alert.tsx';
import styles from './error-summary.module.css';

const focusable = 'input, select, textarea, button, a[href], [tabindex]';

/** Props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** Id for references by the form. */
  id?: string;
  /** What to do, in one sentence. */
  title: string;
  /** Invalid fields in reading order: id or name, and a short label. */
  errors: readonly { readonly id: string; readonly label: string }[];
}

/** Error summary above a form, with links to the invalid fields. The form renders it after a failed submission. */
export function ErrorSummary({ id, title, errors }: ErrorSummaryProps) {
  return (
    <Alert status="error" id={id}>
      <strong>{title}</strong>
      {errors.length > 0 && (
        <ul className={styles.problems}>
          {errors.map((error) => (
            <li key={error.id}>
              <a href={`#${error.id}`} onClick={(event) => goToField(event, error.id)}>
                {error.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** Focuses the control; in a group, the checked radio or the first one. */
function goToField(event: MouseEvent, id: string) {
  const target = document.getElementById(id) ?? document.getElementsByName(id)[0];
  if (!target) return;
  event.preventDefault();
  const control = target.matches(focusable)
    ? target
    : (target.querySelector<HTMLElement>('input:checked') ?? target.querySelector<HTMLElement>(focusable));
  (control ?? target).focus();
  // jsdom has no layout and no `scrollIntoView`.
  target.scrollIntoView?.({ block: 'center' });
}
