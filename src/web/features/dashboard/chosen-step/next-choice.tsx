import { Link } from 'react-router-dom';
import { useSaveStepMutation } from '#api/step-api.ts';
import type { ParsedStep } from '#contract/wire/step.ts';
import { listPlanDays } from '#domain/plan/plan-days.ts';
import { planAddress } from '#domain/reading-order/addresses.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import styles from './chosen-step.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** The question after the answer, by its code. */
const after = {
  1: 'dashboard.chosenStep.afterHelped',
  2: 'dashboard.chosenStep.afterHelped',
  3: 'dashboard.chosenStep.afterNoHelp',
  4: 'dashboard.chosenStep.afterMissed',
  5: 'dashboard.chosenStep.afterNoAnswer',
} as const;

interface Props {
  readonly userid: string;
  readonly step: ParsedStep;
  readonly now: Date;
  /** Whether the server has plans. */
  readonly hasPlans: boolean;
}

/** After the answer about the step: keep it, make it smaller, or choose another one. */
export function NextChoice({ userid, step: { plan, helped }, now, hasPlans }: Props) {
  const { t, format } = useTranslation();
  const [saveStep, { isLoading, isError, originalArgs }] = useSaveStepMutation();
  const isMissed = helped === 4;

  function renew(smaller: boolean) {
    if (plan === null) return;
    const { when, where } = plan;
    const days = listPlanDays(now, when);
    const ifNot = smaller && plan.ifNot === 'smaller' ? 'next-day' : plan.ifNot;
    const day =
      days.find((one) => format.weekday(`${one}T12:00`) === format.weekday(`${plan.day}T12:00`)) ??
      days[0] ??
      '';
    void saveStep({
      userid,
      body: { trouble: null, step: null, smaller, when, where, if_not: ifNot, day },
    });
  }

  const isSaving = (smaller: boolean) =>
    isLoading &&
    originalArgs !== undefined &&
    'smaller' in originalArgs.body &&
    originalArgs.body.smaller === smaller;
  const keep = (
    <Button key="keep" variant="secondary" loading={isSaving(false)} onClick={() => renew(false)}>
      {t('dashboard.chosenStep.keep')}
    </Button>
  );
  const smaller = plan?.smaller && (
    <Button key="smaller" variant="secondary" loading={isSaving(true)} onClick={() => renew(true)}>
      {t('dashboard.chosenStep.smaller')}
    </Button>
  );
  return (
    <div className={styles.ask}>
      <p role="status">{helped !== null && t(after[helped])}</p>
      {hasPlans && (
        <div className={styles.answers}>
          {plan && (isMissed ? [smaller, keep] : [keep, smaller])}
          <Link className={buttonClass('secondary')} to={planAddress}>
            {t('dashboard.chosenStep.change')}
          </Link>
        </div>
      )}
      {isError && <p role="alert">{t('dashboard.chosenStep.failed')}</p>}
    </div>
  );
}
