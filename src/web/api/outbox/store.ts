import { cookies } from '#contract/paths.ts';
import { removeCookie, writeCookie } from '../device/cookies.ts';
import { transact } from './database.ts';
import { isWaiting, type KeptParcel, type Refusal } from './kept-parcel.ts';

/** The longest that browsers keep a cookie. */
const cookieDays = 400;

async function all(): Promise<KeptParcel[]> {
  const parcels: KeptParcel[] = await transact('readonly', (table) => table.getAll());
  return parcels.sort((one, other) => one.seq - other.seq);
}

/** Says for the exit link and the ways out how many parcels there are, of whomever. */
export async function recount(): Promise<void> {
  const { length } = await all();
  if (length === 0) removeCookie(cookies.waiting);
  else writeCookie(cookies.waiting, String(length), cookieDays);
}

/** One person's parcels, in their order. */
export async function parcelsOf(userid: string): Promise<KeptParcel[]> {
  return (await all()).filter((parcel) => parcel.userid === userid);
}

/** How many questionnaires of this person wait to be sent. */
export async function waitingOf(userid: string): Promise<number> {
  return (await parcelsOf(userid)).filter(isWaiting).length;
}

/** Keeps a parcel behind all others. It is on the disk when this resolves. */
export async function addParcel(parcel: Omit<KeptParcel, 'seq'>): Promise<void> {
  await transact('readwrite', (table) => {
    const before: IDBRequest<KeptParcel[]> = table.getAll();
    before.addEventListener('success', () => {
      const last = Math.max(0, ...before.result.map(({ seq }) => seq));
      table.put({ ...parcel, seq: last + 1 } satisfies KeptParcel);
    });
    return before;
  });
  await recount();
}

/** Notes that the server will never take a parcel. It stays until the person deletes it; what they have deleted meanwhile stays away. */
export async function refuseParcel(id: string, refusal: Refusal): Promise<void> {
  await transact('readwrite', (table) => {
    const kept: IDBRequest<KeptParcel | undefined> = table.get(id);
    kept.addEventListener('success', () => {
      if (kept.result) table.put({ ...kept.result, refusal } satisfies KeptParcel);
    });
    return kept;
  });
}

/** Removes one. */
export async function removeParcel(id: string): Promise<void> {
  await transact('readwrite', (table) => table.delete(id));
  await recount();
}
