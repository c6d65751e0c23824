import { strings } from '../strings.ts';
import type { AuthorState } from '../state.ts';
import look from './findings.module.css';

/** How many findings there are, in words; spoken whenever that changes. */
export function Summary({ state: { findings, files } }: { state: AuthorState }) {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return (
    <p className={errors === 0 ? look.green : look.counts} role="status">
      {strings.counts(errors, findings.length - errors, files)}
    </p>
  );
}
