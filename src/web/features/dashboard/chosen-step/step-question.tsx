import { useEffect, useRef, useState } from 'react';
import { useSaveStepMutation } from '#api/step-api.ts';
import type { StepRating } from '#contract/step-requests.ts';
import type { PlainMessageId } from '#language/translate.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './chosen-step.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

const did: readonly (readonly [StepRating | 'yes', PlainMessageId])[] = [
  ['yes', 'dashboard.chosenStep.yes'],
  [4, 'dashboard.chosenStep.no'],
  [5, 'dashboard.chosenStep.rather'],
];
const helped: readonly (readonly [StepRating, PlainMessageId])[] = [
  [1, 'dashboard.chosenStep.yes'],
  [2, 'dashboard.chosenStep.aLittle'],
  [3, 'dashboard.chosenStep.no'],
  [5, 'dashboard.chosenStep.rather'],
];

/** Whether the person did the step, and whether it helped: one tap each. */
export function StepQuestion({ userid }: { userid: string }) {
  const { t } = useTranslation();
  const [saveStep, { isLoading, isError, originalArgs }] = useSaveStepMutation();
  const [isDone, setIsDone] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The tapped button is removed with the first question.
    if (isDone) question.current?.focus();
  }, [isDone]);
  const options = isDone ? helped : did;

  function answer(value: StepRating | 'yes') {
    if (value === 'yes') setIsDone(true);
    else void saveStep({ userid, body: { helped: value } });
  }

  return (
    <div className={styles.ask} role="group" aria-labelledby="step-helped">
      <p id="step-helped" ref={question} tabIndex={-1}>
        {isDone ? t('dashboard.chosenStep.didItHelp') : t('dashboard.chosenStep.didYou')}
      </p>
      <div className={styles.answers}>
        {options.map(([value, label]) => (
          <Button
            key={value}
            variant="secondary"
            loading={isLoading && isSaving(originalArgs?.body, value)}
            loadingLabel={t(label)}
            onClick={() => answer(value)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      {isError && <p role="alert">{t('dashboard.chosenStep.failed')}</p>}
    </div>
  );
}

function isSaving(body: object | undefined, value: StepRating | 'yes'): boolean {
  return body !== undefined && 'helped' in body && body.helped === value;
}
