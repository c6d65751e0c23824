import { createFormDraftStorage } from '#api/device/form-draft-storage.ts';
import { tabKeys } from '#api/device/tab-keys.ts';
import type { PlanBody } from '#contract/step-requests.ts';
import type { ParsedStep } from '#contract/wire/step.ts';
import type { PlanOffers } from '#domain/plan/offer-steps.ts';
import type { PlanChoices } from '#domain/plan/plan-choices.ts';
import type { PlanContent, PlanStep, Trouble } from '#domain/plan/plan-content.ts';
import { listPlanDays } from '#domain/plan/plan-days.ts';

/** What the person has tapped. */
export interface PlanDraft extends Partial<PlanChoices> {
  readonly trouble?: string;
  readonly step?: string;
  /** The step that was kept after a result is not the one to plan. */
  readonly isOther?: boolean;
}

/** The unsaved choices of this tab. */
export const unsavedPlan = createFormDraftStorage<PlanDraft>(tabKeys.planForm);

/** The choices with their defaults. */
export interface PlanSelection {
  readonly trouble: Trouble | null;
  /** The steps of the trouble. */
  readonly steps: readonly PlanStep[];
  /** The text and slug of the step to plan; the slug is null for the kept step. */
  readonly selected: { readonly text: string; readonly smaller: string; readonly slug: string | null } | null;
  readonly days: readonly string[];
  readonly choices: PlanChoices;
}

/**
 * Completes the choices: the first step of the trouble, its usual time of day, the next such time, at home, and the
 * smaller version.
 * @param kept the step without a day to plan, or null
 */
export function applyPlanDefaults(
  draft: PlanDraft,
  content: PlanContent,
  offers: PlanOffers,
  kept: ParsedStep | null,
  now: Date,
): PlanSelection {
  const trouble = content.troubles.find(({ id }) => id === draft.trouble) ?? null;
  const slugs = offers.troubles.find((offer) => offer.trouble === trouble?.id)?.steps ?? [];
  const steps = slugs.flatMap((slug) => content.steps.find((step) => step.slug === slug) ?? []);
  const step = steps.find(({ slug }) => slug === draft.step) ?? steps[0];
  const selected = kept ? { text: kept.text, smaller: '', slug: null } : (step ?? null);
  const when = draft.when ?? trouble?.usual ?? 'dinner';
  const days = listPlanDays(now, when);
  const hasSmaller = selected !== null && selected.smaller !== '';
  const ifNot = draft.ifNot ?? (hasSmaller ? 'smaller' : 'next-day');
  return {
    trouble,
    steps,
    selected,
    days,
    choices: {
      when,
      where: draft.where ?? 'home',
      ifNot: ifNot === 'smaller' && !hasSmaller ? 'next-day' : ifNot,
      day: days.find((day) => day === draft.day) ?? days[0] ?? '',
    },
  };
}

/** Creates the body of the request. */
export function toPlanBody({ trouble, selected, choices }: PlanSelection): PlanBody {
  const { when, where, ifNot, day } = choices;
  const isKept = selected?.slug === null;
  return {
    trouble: isKept ? null : (trouble?.id ?? null),
    step: selected?.slug ?? null,
    smaller: false,
    when,
    where,
    if_not: ifNot,
    day,
  };
}
