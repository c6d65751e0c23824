import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import look from './transcript.module.css';

export interface TranscriptProps {
  /** Once true it unfolds by itself; the reader may fold it away again. */
  needed: boolean;
  children: ReactNode;
}

/** What is said and seen in a film, folded away until it is wanted; on paper it stands open. */
export function Transcript({ needed, children }: TranscriptProps) {
  return (
    <details className={look.transcript} open={needed}>
      <summary>Transcript</summary>
      <CardText className={look.words}>{children}</CardText>
    </details>
  );
}
