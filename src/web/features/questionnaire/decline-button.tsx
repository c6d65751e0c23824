import { Button } from '#ui/button/button.tsx';
import styles from './questionnaire.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  isDeclined: boolean;
  /** Undefined if the instrument needs every answer: then there is no button. */
  decline: (() => void) | undefined;
}

/** The choice not to answer, between Back and Next. Choosing an answer takes it back. */
export function DeclineButton({ isDeclined, decline }: Props) {
  const { t } = useTranslation();
  return (
    decline && (
      <Button variant="tertiary" className={styles.decline} aria-pressed={isDeclined} onClick={decline}>
        {t('questionnaire.decline')}
      </Button>
    )
  );
}
