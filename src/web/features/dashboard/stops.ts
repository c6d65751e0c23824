import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { needsOf } from '#domain/progress/opening.ts';
import { type CardState, cardState, type Standing } from '#domain/progress/standing.ts';
import { type Begun, begunOf } from './begun.ts';
import { strings } from './strings.ts';

/** A card of a dashboard and how it stands. */
export interface Stop {
  readonly card: InstrumentCard;
  readonly state: CardState;
  /** The first of those that are open and not done. */
  readonly isNext: boolean;
  /** What was begun on this device and may be gone on with. */
  readonly begun: Begun | null;
  /** Why it does not open, where it is locked. */
  readonly lockedMessage: string;
  /** How long it takes, and whether it may be left out; '' where there is nothing to say. */
  readonly time: string;
}

/**
 * Every card with how it stands for a person.
 * @param cards of the sections that are asked, in their order
 * @param isSure the standing is what the server says now
 */
export function stopsOf(
  cards: readonly InstrumentCard[],
  standing: Standing,
  isSure: boolean,
  userid: string,
): Stop[] {
  const states = cards.map(({ id }) => cardState(id, standing, isSure));
  return cards.map((card, at): Stop => {
    const state = states[at] ?? 'unknown';
    return {
      card,
      state,
      isNext: states.indexOf('current') === at,
      begun: state === 'locked' ? null : begunOf(card, userid, new Date()),
      lockedMessage: lockedMessage(card, cards, standing),
      time: timeOf(card),
    };
  });
}

/** What a card says and where it leads while the use of the person's data is stopped: to results, or to where it is resumed. */
export function stoppedStop({ card, state, time }: Stop): Stop & { readonly to: string } {
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

/** Every card before anything is known of a person: it leads on, and claims nothing. The same for everybody. */
export function waitingStops(cards: readonly InstrumentCard[]): Stop[] {
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
  return [set?.optional ? strings.optional : '', minutes === undefined ? '' : strings.minutes(minutes)]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Names what is missing where the file of a section says what it needs; else that it is the ones before. */
function lockedMessage(card: InstrumentCard, cards: readonly InstrumentCard[], { done }: Standing): string {
  if (card.set?.needs === undefined) return strings.lockedMessage;
  const needs = needsOf(cards).get(card.id) ?? [];
  const missing = cards.filter(({ id }) => needs.includes(id) && !done.has(id));
  return strings.lockedUntil(missing.map(({ title }) => title));
}
