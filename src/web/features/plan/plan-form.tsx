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
import { messages } from './messages.ts';
import {
  applyPlanDefaults,
  type PlanDraft,
  type PlanSelection,
  toPlanBody,
  unsavedPlan,
} from './plan-choice.ts';
import styles from './plan.module.css';

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

  const sentence = selected && describePlan(selected.text, selected.smaller, choices, now);
  return (
    <div className={styles.form}>
      {kept ? (
        <div className={styles.kept}>
          <h2>{messages.kept}</h2>
          <p className={styles.sentence}>{kept.text}</p>
          <Button variant="quiet" onClick={() => change({ isOther: true })}>
            {messages.other}
          </Button>
        </div>
      ) : (
        <RadioGroup
          legend={messages.trouble}
          name="trouble"
          options={content.troubles.map(({ id, label }) => ({
            value: id,
            label: isSuggested(offers, id) ? messages.suggested(label) : label,
          }))}
          value={trouble?.id ?? ''}
          onChange={(id) => change({ trouble: id, step: undefined, when: undefined, day: undefined })}
        />
      )}
      {!kept && trouble?.safetyLines && (
        <section className={styles.unsafe} aria-labelledby="unsafe">
          <h2 id="unsafe">{messages.unsafe.title}</h2>
          <p>{messages.unsafe.text}</p>
          <SafetyLines />
        </section>
      )}
      {!kept && steps.length > 0 && (
        <div className={styles.steps}>
          <RadioGroup
            legend={offers.contactOnly ? messages.contactStep : messages.step}
            name="step"
            row="column"
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
          {error !== undefined && <Alert tone="error">{describeFailure(error)}</Alert>}
          <Button
            className={styles.save}
            busy={isLoading}
            busyText={messages.saving}
            onClick={() => void save()}
          >
            {messages.save}
          </Button>
        </>
      )}
    </div>
  );
}

function isSuggested({ troubles }: PlanOffers, id: string): boolean {
  return troubles.some(({ trouble, isSuggested: is }) => is && trouble === id);
}

function describeFailure(error: unknown): string {
  const failure = toFailure(error);
  if (failure.kind === 'unreachable') return messages.offline;
  return failure.kind === 'refused' && failure.code === 'step-unknown' ? messages.changed : messages.notSaved;
}
