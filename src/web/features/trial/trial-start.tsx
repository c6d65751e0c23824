import type { ReactNode } from 'react';
import { Lead } from '#ui/page/page.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { SavedTrialAnswersNote } from './saved-trial-answers-note.tsx';
import styles from './trial.module.css';
import { joinSentences } from '#language/translate.ts';

export interface TrialStartProps {
  /** Duration of the questions; undefined if unknown. */
  readonly minutes: number | undefined;
  /** The form for the year of birth. */
  readonly children: ReactNode;
}

/** Says what happens and who sees the answers, and asks for the year of birth. */
export function TrialStart({ minutes, children }: TrialStartProps) {
  const { t } = useTranslation();
  return (
    <>
      <Lead>
        {joinSentences(t, [
          t('trial.start.lead'),
          minutes !== undefined && t('trial.start.duration', { minutes }),
        ])}
      </Lead>
      <SavedTrialAnswersNote />
      <div className={styles.start}>
        <div className={styles.form}>{children}</div>
        <ul className={styles.facts}>
          <li>{t('trial.start.facts.private')}</li>
          <li>{t('trial.start.facts.notSaved')}</li>
          <li>{t('trial.start.facts.noAccount')}</li>
        </ul>
      </div>
    </>
  );
}
