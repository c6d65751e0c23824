import type { ReactNode } from 'react';
import look from './empty.module.css';

/** A dashed disc stands where a result will be, with one sentence and, if given, what can be done about it. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={look.empty}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="46" />
      </svg>
      <p>{text}</p>
      {children}
    </div>
  );
}
