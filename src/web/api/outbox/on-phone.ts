import { type Arrival, announce, listen } from './changes.ts';
import { isWaiting, type KeptParcel } from './kept-parcel.ts';
import { parcelsOf, recount, removeParcel } from './store.ts';

/** What this phone holds of a person that was finished. */
export interface OnPhone {
  /** In their order. */
  readonly parcels: readonly KeptParcel[];
  /** Ids of the sections whose answers wait to be sent. */
  readonly waiting: readonly string[];
  /** Ids of the sections whose parcels have been sent since this page was loaded. */
  readonly sent: readonly string[];
  /** Both: here they count as taken, also before the server's progress tells of what has just been sent. */
  readonly taken: readonly string[];
}

const arrivals: Arrival[] = [];
listen((arrived) => arrived && arrivals.push(arrived));

/** As after a load of the page, for stories, which share one. */
export function forgetArrivals(): void {
  arrivals.length = 0;
}

/** What this phone holds of a person now. */
export async function lookOnPhone(userid: string): Promise<OnPhone> {
  const parcels = await parcelsOf(userid).catch(() => []);
  const waiting = parcels.filter(isWaiting).map(({ sectionId }) => sectionId);
  const sent = arrivals.filter((one) => one.userid === userid).map(({ sectionId }) => sectionId);
  return { parcels, waiting, sent, taken: [...waiting, ...sent] };
}

/** Tells what this phone holds of a person, now and after each change. @returns ends it */
export function follow(userid: string, tell: (found: OnPhone) => void): () => void {
  let ended = false;
  const look = async () => {
    const found = await lookOnPhone(userid);
    if (!ended) tell(found);
  };
  const stop = listen(() => void look());
  // Whoever cleared the cookies alone has made the ways out forget what is here.
  recount().catch(() => undefined);
  void look();
  return () => {
    ended = true;
    stop();
  };
}

/** Deletes one parcel: the person wants it gone. */
export async function deleteParcel(id: string): Promise<void> {
  await removeParcel(id);
  announce(null);
}

/** Deletes what waits of a person for one section: they do not want it sent. What was refused has a way of its own. */
export async function deleteWaiting(userid: string, sectionId: string): Promise<void> {
  for (const parcel of await parcelsOf(userid))
    if (parcel.sectionId === sectionId && isWaiting(parcel)) await removeParcel(parcel.id);
  announce(null);
}

/** Deletes all that waits of a person: the account is gone. */
export async function deleteAllOf(userid: string): Promise<void> {
  for (const { id } of await parcelsOf(userid)) await removeParcel(id);
  announce(null);
}
