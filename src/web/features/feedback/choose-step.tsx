import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSaveStepMutation, useStepQuery } from '#api/step-api.ts';
import { planAddress } from '#domain/reading-order/addresses.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import styles from './choose-step.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

export interface ChooseStepProps {
  readonly userid: string;
  readonly sectionId: string;
  /** In the order of the wire index. The first one is offered; one of the others may have been kept. */
  readonly steps: readonly string[];
}

/**
 * One small step after a result with a button to keep it, then a link to plan it. Without a server that stores a
 * choice there is no button.
 */
export function ChooseStep({ userid, sectionId, steps }: ChooseStepProps) {
  const { t } = useTranslation();
  const { data } = useStepQuery(userid);
  const [saveStep, { isLoading, isError }] = useSaveStepMutation();
  /** The choice saved on this screen, null for none; undefined before the first. The query may lag behind. */
  const [saved, setSaved] = useState<number | null>();
  if (steps.length === 0) return null;

  const fetched = data?.chosen?.sectionId === sectionId ? steps.indexOf(data.chosen.text) : -1;
  const chosen = saved === undefined ? fetched : (saved ?? -1);
  const current = Math.max(0, chosen);
  const isKept = chosen === current;

  async function save(place: number | null) {
    const { error } = await saveStep({ userid, body: { section_id: sectionId, place } });
    if (!error) setSaved(place);
  }

  function describeState() {
    if (isKept) return t('results.chooseStep.saved');
    return saved === null ? t('results.chooseStep.removed') : t('results.chooseStep.note');
  }

  const errorId = `step-${sectionId}-failed`;
  return (
    <section className={styles.choose}>
      <h2>{t('results.chooseStep.heading')}</h2>
      <p className={styles.step}>{steps[current]}</p>
      {data?.isSupported !== false && (
        <div className={styles.keep}>
          {/* One button for both actions, so that it keeps the focus. */}
          <Button
            variant="secondary"
            loading={isLoading}
            loadingLabel={t('results.chooseStep.saving')}
            aria-describedby={isError ? errorId : undefined}
            onClick={() => void save(isKept ? null : current)}
          >
            {isKept ? t('results.chooseStep.remove') : t('results.chooseStep.save')}
          </Button>
          <p className={styles.about} role="status">
            {describeState()}
          </p>
        </div>
      )}
      {isError && <FieldError id={errorId}>{t('results.chooseStep.failed')}</FieldError>}
      {/* Until the response says otherwise, so that the page does not move. */}
      {(!data || data.offers) && (
        <Link className={styles.plan} to={planAddress}>
          {t('help.planOffer')}
        </Link>
      )}
    </section>
  );
}
