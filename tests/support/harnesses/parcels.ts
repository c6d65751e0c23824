import { writeCookie } from '#api/device/cookies.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { announce } from '#api/outbox/changes.ts';
import type { QueuedSubmission } from '#api/outbox/queued-submission.ts';
import { deleteAllQueued } from '#api/outbox/device-queue.ts';
import { addQueued } from '#api/outbox/store.ts';
import { cookies } from '#contract/paths.ts';
import { userid } from '../harness.tsx';

/** What of a parcel a story or a test says; the rest is made up. */
export type SomeParcel = Pick<QueuedSubmission, 'sectionId' | 'refusal'> & Partial<QueuedSubmission>;

const sealed = { keyId: 'k', ephemeralKey: 'e', iv: 'i', box: 'b' };

/** These and no others wait on this phone, a moment after the screen has opened. */
export function keepParcels(parcels: readonly SomeParcel[]): void {
  if (parcels.length === 0 && countQueuedAnswers() === 0) return;
  writeCookie(cookies.waiting, String(parcels.length), parcels.length === 0 ? 0 : undefined);
  void put(parcels);
}

async function put(parcels: readonly SomeParcel[]): Promise<void> {
  await deleteAllQueued(userid);
  for (const [nth, parcel] of parcels.entries())
    await addQueued({
      id: `made-up-${nth}`,
      userid,
      version: '1.0',
      finishedAt: '2025-11-20T06:30:00.000Z',
      sealed,
      ...parcel,
    });
  announce(null);
}
