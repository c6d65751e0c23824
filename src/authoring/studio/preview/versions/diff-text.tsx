import { missingValue } from '../../../source/compare/change.ts';
import { diffWords } from '../../../source/compare/word-diff.ts';
import styles from './versions.module.css';
import { messages } from './messages.ts';

/** Props of `DiffText`. */
export interface DiffTextProps {
  readonly before: string;
  readonly after: string;
  /** The displayed text, in which words that the other one does not have are marked. */
  readonly side: 'before' | 'after';
}

/** One of two texts with the different words marked, by element, underline and symbol in addition to colour. */
export function DiffText({ before, after, side }: DiffTextProps) {
  const ownKind = side === 'before' ? 'removed' : 'added';
  if ((side === 'before' ? before : after) === missingValue)
    return <span className={styles.nothing}>{missingValue}</span>;
  return diffWords(before === missingValue ? '' : before, after === missingValue ? '' : after).map(
    ({ kind, text }, at) => {
      if (kind === 'same') return text;
      if (kind !== ownKind) return null;
      return ownKind === 'removed' ? (
        <del key={at} className={styles.removed}>
          <Sign name={messages.removed} sign="−" />
          {text}
        </del>
      ) : (
        <ins key={at} className={styles.added}>
          <Sign name={messages.added} sign="+" />
          {text}
        </ins>
      );
    },
  );
}

function Sign({ name, sign }: { name: string; sign: string }) {
  return (
    <>
      <span className="sr">{`${name} `}</span>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
    </>
  );
}
