import { beforeEach } from 'vitest';
import type { SubmissionContent } from '#contract/requests.ts';
import type { RunningApp } from '#tests/support/server.ts';
import { answersTo, type Person, parcelContent, parcelOf, person, sendParcel } from './people.ts';

/** Somebody new before each test, who encrypts answers to the first questionnaire and sends them. */
export function senderOfParcels(running: () => RunningApp) {
  let who: Person;
  beforeEach(async () => {
    who = await person(running());
  });
  const first = () => running().context.instruments[0]!.instrument;
  const now = () => running().clock.now();
  const content = (changes: Partial<SubmissionContent> = {}) =>
    parcelContent(running(), answersTo(first()), changes);
  const sealed = (changes: Partial<SubmissionContent> = {}, sectionId = first().id, by = who) =>
    parcelOf(running(), by, sectionId, content(changes));
  const send = (parcel: unknown, sectionId = first().id) => sendParcel(running(), who, sectionId, parcel);
  const stored = () =>
    running().context.db.query.attempts.findMany({
      where: (table, { eq }) => eq(table.userid, who.userid),
      orderBy: (table) => table.takenAt,
    });
  /** Goes on as the same person in another session. */
  const goOnAs = (next: Person) => {
    who = next;
  };
  return { who: () => who, goOnAs, first, now, content, sealed, send, stored };
}
