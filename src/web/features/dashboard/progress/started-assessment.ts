import { readDraft } from '#api/device/drafts.ts';
import { isCurrentDraft } from '#domain/answers/draft.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';

/** An assessment with a draft on this device. */
export interface StartedAssessment {
  /** The question where it continues, from 1. */
  readonly question: number;
  readonly total: number;
  readonly path: string;
}

/** Returns the assessment in progress of a user, or null if the device has no draft. */
export function findStarted(card: InstrumentCard, userid: string): StartedAssessment | null {
  const draft = readDraft(card.id, userid);
  if (draft === undefined || !isCurrentDraft(draft, card) || draft.options.length === 0) return null;
  const [number, total] = draft.shownAs ?? [draft.index + 1, draft.options.length];
  return {
    question: Math.min(number, total),
    total,
    path: `${card.routes.questionnaire}/${card.id}`,
  };
}
