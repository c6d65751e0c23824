import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classes } from '#ui/theme/classes.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './listen.module.css';

interface Props {
  onAnswer(speaks: boolean): void;
}

/** Asks about earphones before a result is spoken. */
export function EarphonesQuestion({ onAnswer }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus({ preventScroll: true }), []);
  return (
    <div role="group" aria-labelledby={id} className={classes(styles.bar, styles.question)}>
      <p id={id}>{t('voice.earphones.question')}</p>
      <Button ref={yes} aria-describedby={id} onClick={() => onAnswer(true)}>
        {t('voice.earphones.yes')}
      </Button>
      <Button variant="secondary" onClick={() => onAnswer(false)}>
        {t('voice.earphones.no')}
      </Button>
    </div>
  );
}
