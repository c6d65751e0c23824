import type { AuthorState } from '../state.ts';
import { messages } from '../messages.ts';
import styles from './findings.module.css';

/** The number of findings, announced to screen readers when it changes. */
export function FindingsSummary({ state: { findings, files } }: { state: AuthorState }) {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return (
    <p className={errors === 0 ? styles.green : styles.counts} role="status">
      {messages.counts(errors, findings.length - errors, files)}
    </p>
  );
}
