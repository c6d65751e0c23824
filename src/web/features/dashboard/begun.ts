import { keptDraft } from '#api/device/drafts.ts';
import { isLive } from '#domain/answers/draft.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';

/** An assessment that was begun on this device and not sent. */
export interface Begun {
  /** The question on which it goes on, from 1. */
  readonly question: number;
  readonly of: number;
  /** Where it goes on. */
  readonly path: string;
}

/** Where this person goes on with a section; null where nothing of it is on this device. */
export function begunOf(card: InstrumentCard, userid: string, now: Date): Begun | null {
  const draft = keptDraft(card.id, userid);
  if (draft === undefined || !isLive(draft, card, now) || draft.options.length === 0) return null;
  const [number, of] = draft.shownAs ?? [draft.index + 1, draft.options.length];
  return {
    question: Math.min(number, of),
    of,
    path: `${card.routes.questionnaire}/${card.id}`,
  };
}
