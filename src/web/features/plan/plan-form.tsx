import { useState } from 'react';
import { toFailure } from '#api/failure.ts';
import { useSaveStepMutation } from '#api/step-api.ts';
import type { ParsedStep } from '#contract/wire/step.ts';
import { describePlan } from '#domain/plan/describe-plan.ts';
import type { PlanOffers } from '#domain/plan/offer-steps.ts';
import type { PlanContent } from '#domain/plan/plan-content.ts';
import { SafetyLines } from '#help/safety-lines.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { ChoicesPart } from './choices-part.tsx';
import {
  applyPlanDefaults,
  type PlanDraft,
  type PlanSelection,
  toPlanBody,
  unsavedPlan,
} from './plan-choice.ts';
import styles from './plan.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import type { Translate } from '#language/translate.ts';

export interface PlanFormProps {
  readonly userid: string;
  readonly content: PlanContent;
  readonly offers: PlanOffers;
  /** A step without a day, which the person kept after a result; null for none. */
  readonly kept: ParsedStep | null;
  readonly now: Date;
  readonly onSaved: (selection: PlanSelection) => void;
}

/** The choice of a trouble, of one step, and of when, where and what if not. */
export function PlanForm({ userid, content, offers, kept: keptStep, now, onSaved }: PlanFormProps) {
  const translation = useTranslation();
  const { t } = translation;
  const [draft, setDraft] = useState<PlanDraft>(() => unsavedPlan.load(userid) ?? {});
  const [saveStep, { isLoading, error }] = useSaveStepMutation();
  const kept = draft.isOther ? null : keptStep;
  const selection = applyPlanDefaults(draft, content, offers, kept, now);
  const { trouble, steps, selected, choices } = selection;

  function change(part: PlanDraft) {
    const changed = { ...draft, ...part };
    setDraft(changed);
    unsavedPlan.save(userid, changed);
  }

  async function save() {
    const { error: failure } = await saveStep({ userid, body: toPlanBody(selection) });
    if (failure) return;
    unsavedPlan.forget();
    onSaved(selection);
  }

  const sentence =
    selected &&
    describePlan(translation, { ...choices, text: selected.text, smaller: selected.smaller }, now);
  return (
    <div className={styles.form}>
      {kept ? (
        <div className={styles.kept}>
          <h2>{t('plan.kept')}</h2>
          <p className={styles.sentence}>{kept.text}</p>
          <Button variant="tertiary" onClick={() => change({ isOther: true })}>
            {t('plan.other')}
          </Button>
        </div>
      ) : (
        <RadioGroup
          label={t('plan.trouble')}
          name="trouble"
          options={content.troubles.map(({ id, label }) => ({
            value: id,
            label: isSuggested(offers, id) ? t('plan.suggested', { label }) : label,
          }))}
          value={trouble?.id ?? ''}
          onChange={(id) => change({ trouble: id, step: undefined, when: undefined, day: undefined })}
        />
      )}
      {!kept && trouble?.safetyLines && (
        <section className={styles.unsafe} aria-labelledby="unsafe">
          <h2 id="unsafe">{t('plan.unsafe.title')}</h2>
          <p>{t('plan.unsafe.text')}</p>
          <SafetyLines />
        </section>
      )}
      {!kept && steps.length > 0 && (
        <div className={styles.steps}>
          <RadioGroup
            label={offers.contactOnly ? t('plan.contactStep') : t('plan.step')}
            name="step"
            orientation="vertical"
            options={steps.map(({ slug, text }) => ({ value: slug, label: text }))}
            value={selected?.slug ?? ''}
            onChange={(slug) => change({ step: slug })}
          />
        </div>
      )}
      {selected && sentence && (
        <>
          <ChoicesPart selection={selection} now={now} onChange={change} />
          <div className={styles.preview} aria-live="polite">
            <p className={styles.sentence}>{sentence.plan}</p>
            <p>{sentence.ifNot}</p>
          </div>
          {error !== undefined && <Alert status="error">{describeFailure(t, error)}</Alert>}
          <Button
            className={styles.save}
            loading={isLoading}
            loadingLabel={t('plan.saving')}
            onClick={() => void save()}
          >
            {t('plan.save')}
          </Button>
        </>
      )}
    </div>
  );
}

function isSuggested({ troubles }: PlanOffers, id: string): boolean {
  return troubles.some(({ trouble, isSuggested: is }) => is && trouble === id);
}

function describeFailure(t: Translate, error: unknown): string {
  const failure = toFailure(error);
  if (failure.kind === 'unreachable') return t('plan.offline');
  return failure.kind === 'refused' && failure.code === 'step-unknown'
    ? t('plan.changed')
    : t('plan.notSaved');
}
