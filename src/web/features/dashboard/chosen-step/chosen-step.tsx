import { getNow } from '#api/server-clock.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { savePlan } from '#api/device/plan.ts';
import type { StoredPlan } from '#api/device/stored-plan.ts';
import { toFailure } from '#api/failure.ts';
import { useHelpFirstSectionIds } from '#api/help-first.ts';
import { type SavedStep, useStepQuery } from '#api/step-api.ts';
import type { ParsedStep } from '#contract/wire/step.ts';
import { toExerciseAddress } from '#domain/exercises/address.ts';
import { describePlan } from '#domain/plan/describe-plan.ts';
import { planAddress } from '#domain/reading-order/addresses.ts';
import { computePlanStage, type PlanStage } from '#domain/plan/plan-stage.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { buttonClass } from '#ui/button/button.tsx';
import type { ResultsById } from '../results/fetch-results.ts';
import styles from './chosen-step.module.css';
import { FourWeekFollowUp } from './four-week-follow-up.tsx';
import { NextChoice } from './next-choice.tsx';
import { StepQuestion } from './step-question.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { joinSentences } from '#language/translate.ts';

const OfflineStep = lazy(async () => ({ default: (await import('./offline-step.tsx')).OfflineStep }));

export interface ChosenStepProps {
  readonly userid: string;
  readonly cards: readonly InstrumentCard[];
  /** Results of completed sections. */
  readonly results: ResultsById;
  /** Whether a section is completed, so that a step can be offered. */
  readonly hasResults: boolean;
  /** Current time; for stories. */
  readonly now?: Date;
}

/**
 * The step of the week: the plan, after a week the question about it, after four weeks the section to answer again; or
 * the offer to choose one. Renders nothing if the server has no such route.
 */
export function ChosenStep({ userid, hasResults, now, ...rest }: ChosenStepProps) {
  const { t } = useTranslation();
  const [today] = useState(() => now ?? getNow());
  const { data, error } = useStepQuery(userid);
  const sentHelpFirst = useHelpFirstSectionIds(userid);
  useEffect(() => {
    if (data) savePlan(userid, toStoredPlan(data));
  }, [data, userid]);
  if (!data) {
    const isOffline = hasResults && error !== undefined && toFailure(error).kind === 'unreachable';
    return isOffline ? (
      <Suspense>
        <OfflineStep userid={userid} now={today} contactOnly={sentHelpFirst.length > 0} />
      </Suspense>
    ) : null;
  }
  const { chosen, offers } = data;
  const contactOnly = (offers?.contactOnly ?? false) || sentHelpFirst.length > 0;
  const stage =
    chosen &&
    computePlanStage(
      { chosenAt: chosen.time, since: chosen.plan?.since ?? null, isRated: chosen.helped !== null },
      today,
    );
  const isActive = stage && (stage.isOpen || stage.isLookBack) && !(contactOnly && !chosen.isContact);
  if (!isActive) return offers && hasResults ? <Offer contactOnly={contactOnly} /> : null;
  return (
    <section className={styles.step} aria-labelledby="chosen-step">
      <h2 id="chosen-step">{t('shell.plan.title')}</h2>
      {stage.isOpen && <StepText step={chosen} hasPlans={offers !== null} stage={stage} now={today} />}
      {stage.isAsked && <StepQuestion userid={userid} />}
      {stage.canRenew && <NextChoice userid={userid} step={chosen} now={today} hasPlans={offers !== null} />}
      {stage.isLookBack && <FourWeekFollowUp step={chosen} isOpen={stage.isOpen} {...rest} />}
      <p className={styles.note} role="status">
        {joinSentences(t, [
          chosen.helped !== null && !stage.canRenew && t('dashboard.chosenStep.rests'),
          t('shell.plan.onlyYou'),
        ])}
      </p>
    </section>
  );
}

/** The plan as it is saved on the device; null for none, after the answer about it, and if the step rests. */
function toStoredPlan({ chosen, offers }: SavedStep): StoredPlan | null {
  if (!chosen?.plan?.step || chosen.helped !== null) return null;
  if (offers?.contactOnly && !chosen.isContact) return null;
  const { step, smaller, day, when } = chosen.plan;
  return { step, isSmaller: smaller === '', day, when };
}

interface StepTextProps {
  readonly step: ParsedStep;
  readonly hasPlans: boolean;
  readonly stage: PlanStage;
  readonly now: Date;
}

/** Only the plan itself after its week, so that the question is near. */
function StepText({ step: { text, plan, helped }, hasPlans, stage, now }: StepTextProps) {
  const translation = useTranslation();
  const { t } = translation;
  const isOver = stage.isAsked || stage.canRenew;
  if (plan === null)
    return (
      <>
        <p className={styles.text}>{text}</p>
        {hasPlans && helped === null && !isOver && (
          <p>
            <Link className={buttonClass('secondary')} to={planAddress}>
              {t('dashboard.chosenStep.chooseDay')}
            </Link>
          </p>
        )}
      </>
    );
  const { plan: sentence, ifNot } = describePlan(translation, { ...plan, text }, now);
  return (
    <>
      <p className={styles.text}>{sentence}</p>
      {!isOver && !stage.isLookBack && <p className={styles.small}>{ifNot}</p>}
      {!isOver && plan.exercise && (
        <p>
          <Link className={buttonClass('secondary')} to={toExerciseAddress(plan.exercise)}>
            {t('shell.plan.doItNow')}
          </Link>
        </p>
      )}
    </>
  );
}

function Offer({ contactOnly }: { contactOnly: boolean }) {
  const { t } = useTranslation();
  return (
    <section className={styles.step} aria-labelledby="plan-offer">
      <h2 id="plan-offer">{t('shell.plan.title')}</h2>
      <p>{contactOnly ? t('dashboard.chosenStep.contact') : t('shell.plan.known')}</p>
      <p>
        <Link className={buttonClass('secondary')} to={planAddress}>
          {t('help.planOffer')}
        </Link>
      </p>
    </section>
  );
}
