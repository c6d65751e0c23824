import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { getNeeds } from '#domain/progress/opening.ts';
import { type CardState, cardState, type Progress } from '#domain/progress/compute-progress.ts';
import { messages } from '../messages.ts';
import { findStarted, type StartedAssessment } from './started-assessment.ts';

/** A section on a dashboard, and its progress. */
export interface SectionCard {
  readonly card: InstrumentCard;
  readonly state: CardState;
  /** The first of those that are open and not done. */
  readonly isNext: boolean;
  /** What was started on this device and can be continued. */
  readonly begun: StartedAssessment | null;
  /** Why it does not open, where it is locked. */
  readonly lockedMessage: string;
  /** How long it takes, and whether it may be left out; '' where there is nothing to say. */
  readonly time: string;
}

/**
 * The sections with the progress of a person.
 * @param cards of the sections that are asked, in their order
 * @param isSure the progress is what the server says now
 */
export function sectionCards(
  cards: readonly InstrumentCard[],
  progress: Progress,
  isSure: boolean,
  userid: string,
): SectionCard[] {
  const states = cards.map(({ id }) => cardState(id, progress, isSure));
  return cards.map((card, at): SectionCard => {
    const state = states[at] ?? 'unknown';
    return {
      card,
      state,
      isNext: states.indexOf('current') === at,
      begun: state === 'locked' ? null : findStarted(card, userid, new Date()),
      lockedMessage: lockedMessage(card, cards, progress),
      time: timeOf(card),
    };
  });
}

/** A card while the use of the person's data is stopped: it leads to results, or to where the use is resumed. */
export function pausedCard({ card, state, time }: SectionCard): SectionCard & { readonly to: string } {
  const isDone = state === 'done';
  return {
    card,
    state: isDone ? 'done' : 'unknown',
    isNext: false,
    begun: null,
    lockedMessage: '',
    time,
    to: isDone ? card.routes.feedback : '/profilePage',
  };
}

/** The cards until the progress is loaded: the same for all people, without a state. */
export function placeholderCards(cards: readonly InstrumentCard[]): SectionCard[] {
  return cards.map((card) => ({
    card,
    state: 'unknown',
    isNext: false,
    begun: null,
    lockedMessage: '',
    time: timeOf(card),
  }));
}

function timeOf({ set, minutes }: InstrumentCard): string {
  return [set?.optional ? messages.optional : '', minutes === undefined ? '' : messages.minutes(minutes)]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Names the missing sections where the instrument says which ones it needs; else says that the earlier ones are missing. */
function lockedMessage(card: InstrumentCard, cards: readonly InstrumentCard[], { done }: Progress): string {
  if (card.set?.needs === undefined) return messages.lockedMessage;
  const needs = getNeeds(cards).get(card.id) ?? [];
  const missing = cards.filter(({ id }) => needs.includes(id) && !done.has(id));
  return messages.lockedUntil(missing.map(({ title }) => title));
}
