import { writeCookie } from '#api/device/cookies.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { announce } from '#api/outbox/changes.ts';
import type { KeptParcel } from '#api/outbox/kept-parcel.ts';
import { deleteAllOf } from '#api/outbox/on-phone.ts';
import { addParcel } from '#api/outbox/store.ts';
import { cookies } from '#contract/paths.ts';
import { userid } from '../harness.tsx';

/** What of a parcel a story or a test says; the rest is made up. */
export type SomeParcel = Pick<KeptParcel, 'sectionId' | 'refusal'> & Partial<KeptParcel>;

const sealed = { keyId: 'k', ephemeralKey: 'e', iv: 'i', box: 'b' };

/** These and no others wait on this phone, a moment after the screen has opened. */
export function keepParcels(parcels: readonly SomeParcel[]): void {
  if (parcels.length === 0 && countQueuedAnswers() === 0) return;
  writeCookie(cookies.waiting, String(parcels.length), parcels.length === 0 ? 0 : undefined);
  void put(parcels);
}

async function put(parcels: readonly SomeParcel[]): Promise<void> {
  await deleteAllOf(userid);
  for (const [nth, parcel] of parcels.entries())
    await addParcel({
      id: `made-up-${nth}`,
      userid,
      version: '1.0',
      finishedAt: '2025-11-20T06:30:00.000Z',
      sealed,
      ...parcel,
    });
  announce(null);
}
