import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import styles from './transcript.module.css';

export interface TranscriptProps {
  /** Once true it unfolds by itself; the reader may fold it away again. */
  needed: boolean;
  /** The words, in short paragraphs. */
  children: ReactNode;
}

/** What is said and seen in a film, folded away until it is wanted; on paper it is open. */
export function Transcript({ needed, children }: TranscriptProps) {
  return (
    <details className={styles.transcript} open={needed}>
      <summary>Transcript</summary>
      <CardText className={styles.words}>{children}</CardText>
    </details>
  );
}
