import { Phone } from 'lucide-react';
import { urgentNumbers } from '#help/urgent-numbers.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './safety-plan.module.css';

/** The numbers to talk and in danger, at the top of each view. On paper they are text. */
export function UrgentCalls() {
  const { t } = useTranslation();
  const { call, danger } = urgentNumbers;
  return (
    <aside className={styles.calls} aria-label={t('safetyPlan.helpTitle')}>
      <a href={`tel:${call.tel}`} className={buttonClass('primary')}>
        <Phone aria-hidden="true" />
        {t('safetyPlan.call', { number: call.shown })}
      </a>
      <a href={`tel:${danger.tel}`} className={buttonClass('secondary')}>
        <Phone aria-hidden="true" />
        {t('safetyPlan.danger', { number: danger.shown })}
      </a>
    </aside>
  );
}
