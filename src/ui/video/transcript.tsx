import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import look from './transcript.module.css';

/** What is said and seen in a film, folded away until it is wanted; on paper it stands open. */
export function Transcript({ children }: { children: ReactNode }) {
  return (
    <details className={look.transcript}>
      <summary>Transcript</summary>
      <CardText className={look.words}>{children}</CardText>
    </details>
  );
}
