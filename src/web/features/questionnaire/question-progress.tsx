import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ProgressSteps } from '#ui/progress-steps/progress-steps.tsx';
import styles from './questionnaire.module.css';
import { Listen } from '#voice/listen.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  title: string;
  /** Language of the title, if it is not that of the page. */
  lang: string | undefined;
  /** Number of questions. */
  count: number;
  /** The displayed question, or the one after an instruction: from 1 to `count + 1`. */
  number: number;
  /** Label of the progress, such as 'Question 7 of 20'. */
  label: string;
  /** Saves and leaves; the button is rendered only if it is given. */
  leave: (() => void) | undefined;
  /** Renders the label. */
  children: ReactNode;
}

/** The title of the instrument, the label of the progress, the way out, and one dot per question. */
export function QuestionProgress({ title, lang, count, number, label, leave, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.progress}>
      <div className={styles.place}>
        {/* Before the title: the next tab stop after a heading is the answer. */}
        {leave && (
          <Button variant="tertiary" className={styles.leave} onClick={leave}>
            {t('questionnaire.leave')}
          </Button>
        )}
        <div className={styles.position}>
          <b lang={lang}>{title}</b>
          {children}
          <Listen within="[data-listen]" subject={number} isCompact />
        </div>
      </div>
      <ProgressSteps steps={count} current={number} label={label} />
    </div>
  );
}
