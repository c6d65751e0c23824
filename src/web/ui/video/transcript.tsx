import { useTranslation } from '#web-language/use-translation.ts';
import type { ReactNode } from 'react';
import { CardText } from '../prose/card-text.tsx';
import styles from './transcript.module.css';

/** Props of `Transcript`. */
export interface TranscriptProps {
  /** Opens the transcript when it becomes true; the user may close it again. */
  isNeeded: boolean;
  /** The text in short paragraphs. */
  children: ReactNode;
}

/** The transcript of a video, collapsed by default; open in print. */
export function Transcript({ isNeeded, children }: TranscriptProps) {
  const { t } = useTranslation();
  return (
    <details className={styles.transcript} open={isNeeded}>
      <summary>{t('reading.ui.transcript')}</summary>
      <CardText className={styles.body}>{children}</CardText>
    </details>
  );
}
