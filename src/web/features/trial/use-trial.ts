import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { estimateAge, getYearInIndia } from '#domain/account/birth-year.ts';
import type { Answers } from '#domain/answers/answers.ts';
import { type Draft, hasAnswers } from '#domain/answers/draft.ts';

/** Finished answers. */
export interface FinishedTrial {
  /** In whole years. */
  readonly age: number;
  readonly draft: Draft;
  /** Null if unanswered or hidden. */
  readonly answers: Answers;
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
}

/** The step of a visitor. The draft is null before the first answer. */
export type TrialState =
  | { readonly name: 'start' }
  | { readonly name: 'questions'; readonly age: number; readonly draft: Draft | null }
  | ({ readonly name: 'result' } & FinishedTrial)
  | { readonly name: 'deleted' };

/** Warnings before the answers are lost. */
export interface LeaveWarnings {
  enable(): void;
  disable(): void;
  areEnabled(): boolean;
}

/**
 * The step when the screen was left by a link of the page or by Back, so that the way back does not cost answers. It
 * is in memory: it ends with the page.
 */
let leftStep: TrialState | null = null;

/** Resets the state of this module. Tests share one page. */
export function resetTrial(): void {
  leftStep = null;
}

const start: TrialState = { name: 'start' };

/** Steps through age, questions and result. Answers are in memory only. */
export function useTrial({ enable, disable, areEnabled }: LeaveWarnings) {
  // A link leads to a new start: the next person of a shared phone must not see the answers.
  const isReturn = useNavigationType() === 'POP';
  const [step, setStep] = useState<TrialState>(() => (isReturn && leftStep) || start);
  // Also holds the draft, which changes without a render.
  const current = useRef(step);

  function open(next: TrialState) {
    current.current = next;
    setStep(next);
  }

  useEffect(() => {
    leftStep = null;
    if (hasUnkeptAnswers(current.current)) enable();
    return () => {
      // The warnings are disabled if the person has confirmed to leave, or has kept or deleted the answers.
      leftStep = areEnabled() ? current.current : null;
      disable();
    };
  }, [enable, disable, areEnabled]);

  return {
    step,
    begin(birthYear: number) {
      open({ name: 'questions', age: estimateAge(birthYear, getYearInIndia()), draft: null });
    },
    /** Remembers the draft, without a new render. */
    change(draft: Draft) {
      if (current.current.name !== 'questions') return;
      current.current = { ...current.current, draft };
      if (hasAnswers(draft) && !areEnabled()) enable();
    },
    finish(answers: Answers) {
      const finished = current.current;
      if (finished.name !== 'questions' || !finished.draft) return;
      const { age, draft } = finished;
      open({ name: 'result', age, draft, answers, finishedAt: new Date().toISOString() });
    },
    /** The answers are stored, so leaving costs nothing. */
    keep: disable,
    remove() {
      disable();
      open({ name: 'deleted' });
    },
  };
}

function hasUnkeptAnswers(step: TrialState): boolean {
  if (step.name === 'questions') return step.draft !== null && hasAnswers(step.draft);
  return step.name === 'result';
}
