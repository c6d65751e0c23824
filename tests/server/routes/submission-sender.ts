import { beforeEach } from 'vitest';
import type { SubmissionContent } from '#contract/requests.ts';
import type { RunningApp } from '#tests/support/server.ts';
import {
  createAnswers,
  type Person,
  createSubmissionContent,
  createEncryptedSubmission,
  createPerson,
  sendEncrypted,
} from './people.ts';

/** A new person before each test, who encrypts and submits answers to the first section. */
export function createSubmissionSender(running: () => RunningApp) {
  let who: Person;
  beforeEach(async () => {
    who = await createPerson(running());
  });
  const getFirst = () => running().context.instruments[0]!.instrument;
  const now = () => running().clock.now();
  const createContent = (changes: Partial<SubmissionContent> = {}) =>
    createSubmissionContent(running(), createAnswers(getFirst()), changes);
  const encrypt = (changes: Partial<SubmissionContent> = {}, sectionId = getFirst().id, by = who) =>
    createEncryptedSubmission(running(), by, sectionId, createContent(changes));
  const send = (submission: unknown, sectionId = getFirst().id) =>
    sendEncrypted(running(), who, sectionId, submission);
  const listAttempts = () =>
    running().context.db.query.attempts.findMany({
      where: (table, { eq }) => eq(table.userid, who.userid),
      orderBy: (table) => table.takenAt,
    });
  /** Continues as the same person in another session. */
  const switchTo = (next: Person) => {
    who = next;
  };
  return {
    getPerson: () => who,
    switchTo,
    getFirst,
    getNow: now,
    createContent,
    encrypt,
    send,
    listAttempts,
  };
}
