import type { AuthorState } from '../state.ts';
import { messages } from '../messages.ts';
import styles from './findings.module.css';

/** How many findings there are, in words; spoken whenever that changes. */
export function Summary({ state: { findings, files } }: { state: AuthorState }) {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return (
    <p className={errors === 0 ? styles.green : styles.counts} role="status">
      {messages.counts(errors, findings.length - errors, files)}
    </p>
  );
}
