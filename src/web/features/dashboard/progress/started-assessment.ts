import { readDraft } from '#api/device/drafts.ts';
import { isResumable } from '#domain/answers/draft.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';

/** An assessment that was started on this device and not sent. */
export interface StartedAssessment {
  /** The question where it continues, from 1. */
  readonly question: number;
  readonly of: number;
  /** Address where it continues. */
  readonly path: string;
}

/** Where this person continues a section; null when this device has no draft of it. */
export function findStarted(card: InstrumentCard, userid: string, now: Date): StartedAssessment | null {
  const draft = readDraft(card.id, userid);
  if (draft === undefined || !isResumable(draft, card, now) || draft.options.length === 0) return null;
  const [number, of] = draft.shownAs ?? [draft.index + 1, draft.options.length];
  return {
    question: Math.min(number, of),
    of,
    path: `${card.routes.questionnaire}/${card.id}`,
  };
}
