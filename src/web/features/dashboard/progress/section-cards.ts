import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { getPrerequisites } from '#domain/progress/section-unlocking.ts';
import { type CardState, getCardState, type Progress } from '#domain/progress/compute-progress.ts';
import { findStarted, type StartedAssessment } from './started-assessment.ts';
import type { Format } from '#language/format.ts';
import type { Translate } from '#language/translate.ts';

/** A section on a dashboard, and its progress. */
export interface SectionCard {
  readonly card: InstrumentCard;
  readonly state: CardState;
  /** The first open section that is not completed. */
  readonly isNext: boolean;
  /** The assessment in progress on this device. */
  readonly started: StartedAssessment | null;
  /** Why the section is locked; '' if it is not. */
  readonly lockedMessage: string;
  /** Duration, and whether it is optional; '' if neither is known. */
  readonly time: string;
}

/**
 * Combines the sections with the progress of the user.
 * @param cards instruments of the set, in reading order
 * @param isFresh the progress is from the server, not from the device
 */
export function createSectionCards(
  t: Translate,
  format: Format,
  cards: readonly InstrumentCard[],
  progress: Progress,
  isFresh: boolean,
  userid: string,
): SectionCard[] {
  const states = cards.map(({ id }) => getCardState(id, progress, isFresh));
  return cards.map((card, index): SectionCard => {
    const state = states[index] ?? 'unknown';
    return {
      card,
      state,
      isNext: states.indexOf('current') === index,
      started: state === 'locked' ? null : findStarted(card, userid),
      lockedMessage: getLockedMessage(t, format, card, cards, progress),
      time: formatTime(t, card),
    };
  });
}

/** A card that cannot start its section. */
type LinkedCard = SectionCard & { readonly to: string };

/**
 * The card of a section that the person cannot start, but that links to something: after consent is withdrawn, and if a
 * locked section was answered before the registration. Null for other sections.
 */
export function createLinkedCard(
  section: SectionCard,
  { isStopped, beforeAccount }: { isStopped: boolean; beforeAccount: readonly string[] },
): LinkedCard | null {
  if (isStopped) return createConsentWithdrawnCard(section);
  const isEarly = section.state === 'locked' && beforeAccount.includes(section.card.id);
  return isEarly ? createTrialResultCard(section) : null;
}

/** Links to the results, or to the profile page. */
function createConsentWithdrawnCard({ card, state, time }: SectionCard): LinkedCard {
  const isDone = state === 'done';
  return {
    card,
    state: isDone ? 'done' : 'unknown',
    isNext: false,
    started: null,
    lockedMessage: '',
    time,
    to: isDone ? card.routes.feedback : '/profilePage',
  };
}

/** Links to the result. */
function createTrialResultCard(section: SectionCard): LinkedCard {
  return { ...section, state: 'done', started: null, to: section.card.routes.feedback };
}

/** The cards before the progress is loaded, without a state: the same for all users. */
export function createPlaceholderCards(t: Translate, cards: readonly InstrumentCard[]): SectionCard[] {
  return cards.map((card) => ({
    card,
    state: 'unknown',
    isNext: false,
    started: null,
    lockedMessage: '',
    time: formatTime(t, card),
  }));
}

function formatTime(t: Translate, { set, minutes }: InstrumentCard): string {
  if (minutes === undefined) return set?.optional ? t('dashboard.optional') : '';
  return t(set?.optional ? 'dashboard.optionalMinutes' : 'dashboard.minutes', { minutes });
}

/**
 * Names the missing sections if the instrument lists prerequisites. Otherwise the message is about the earlier
 * sections.
 */
function getLockedMessage(
  t: Translate,
  format: Format,
  card: InstrumentCard,
  cards: readonly InstrumentCard[],
  { done }: Progress,
): string {
  if (card.set?.needs === undefined) return t('dashboard.lockedMessage');
  const needs = getPrerequisites(cards).get(card.id) ?? [];
  const missing = cards.filter(({ id }) => needs.includes(id) && !done.has(id));
  return t('dashboard.lockedUntil', { titles: format.list(missing.map(({ title }) => title)) });
}
