import { nothing } from '../../../source/compare/change.ts';
import { diffWords } from '../../../source/compare/word-diff.ts';
import styles from './versions.module.css';
import { messages } from './messages.ts';

export interface MarkedProps {
  readonly before: string;
  readonly after: string;
  /** Which of the two is shown; what only it has is marked. */
  readonly side: 'before' | 'after';
}

/** One of two texts with the words marked that the other has not: by element, line and sign, never by colour alone. */
export function Marked({ before, after, side }: MarkedProps) {
  const own = side === 'before' ? 'gone' : 'come';
  if ((side === 'before' ? before : after) === nothing)
    return <span className={styles.nothing}>{nothing}</span>;
  return diffWords(before === nothing ? '' : before, after === nothing ? '' : after).map(
    ({ kind, text }, at) => {
      if (kind === 'same') return text;
      if (kind !== own) return null;
      return own === 'gone' ? (
        <del key={at} className={styles.gone}>
          <Sign name={messages.went} sign="−" />
          {text}
        </del>
      ) : (
        <ins key={at} className={styles.come}>
          <Sign name={messages.came} sign="+" />
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
