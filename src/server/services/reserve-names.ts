import type { Created } from '#contract/wire/accounts.ts';
import type { Context } from '../app/context.ts';
import type { Transaction } from '../db/database.ts';
import { type Account, accountExists, hashAccountNames } from '../repositories/accounts.ts';
import {
  type NameReservation,
  type NameKey,
  deleteReservation,
  findReservation,
  insertReservation,
  lockReservation,
  confirmReservation,
  listUnconfirmedReservations,
} from '../repositories/name-reservations.ts';
import { minute } from '../app/time.ts';

type Store = Pick<Context, 'db' | 'now'>;

/** So long an account may take to be made. Who comes for its name later does not wait for the hourly sweep. */
const reservationTimeout = 2 * minute;
const batchSize = 500;

/**
 * Makes an account in two steps: its address and its username are claimed, then it is stored, and the claims are
 * settled. No transaction of the first step waits for the second, and a process may die anywhere between: whoever needs
 * the name next, or the sweep, settles the claim of an account that is there and frees every other.
 * @param store stores the account in the transaction it is given, which holds both claims
 */
export async function withReservedNames(
  context: Store & Pick<Context, 'cipher'>,
  account: Account,
  store: (tx: Transaction) => Promise<Created>,
): Promise<Created> {
  const { db } = context;
  const { userid } = account;
  const [email, username] = hashAccountNames(context.cipher, account);
  try {
    if (!(await reserveName(context, email, userid))) return { kind: 'taken', what: 'email' };
    if (!(await reserveName(context, username, userid))) return { kind: 'taken', what: 'username' };
    return await db.transaction(async (tx) => {
      // Freed meanwhile, they may be somebody else's. Held, they cannot be freed before this ends.
      if (!(await lockReservation(tx, email, userid))) return { kind: 'taken', what: 'email' };
      if (!(await lockReservation(tx, username, userid))) return { kind: 'taken', what: 'username' };
      return store(tx);
    });
  } finally {
    for (const nameKey of [email, username]) {
      await confirmOrDelete(context, { ...nameKey, userid }).catch(() => {});
    }
  }
}

/** Settles or frees what was left unsettled, for processes that died while they made an account. */
export async function cleanUpReservations(context: Store): Promise<void> {
  for (;;) {
    const unconfirmed = await listUnconfirmedReservations(
      context.db,
      getReservationDeadline(context),
      batchSize,
    );
    for (const reservation of unconfirmed) await confirmOrDelete(context, reservation);
    if (unconfirmed.length < batchSize) return;
  }
}

async function reserveName(context: Store, nameKey: NameKey, userid: number): Promise<boolean> {
  const { db, now } = context;
  const insert = () => insertReservation(db, { ...nameKey, userid, reservedAt: now() });
  if (await insert()) return true;
  const existing = await findReservation(db, nameKey);
  if (existing && (existing.confirmedAt || existing.reservedAt > getReservationDeadline(context)))
    return false;
  if (existing) await confirmOrDelete(context, existing);
  return insert();
}

/** Settles a claim whose account is there, frees one without. Waits for an account that is being stored under it. */
async function confirmOrDelete(
  { db, now }: Store,
  { kind, keyHash, userid }: NameKey & Pick<NameReservation, 'userid'>,
): Promise<void> {
  const nameKey = { kind, keyHash };
  await db.transaction(async (tx) => {
    const reservation = await lockReservation(tx, nameKey, userid);
    if (!reservation || reservation.confirmedAt) return;
    if (await accountExists(tx, userid)) await confirmReservation(tx, nameKey, now());
    else await deleteReservation(tx, nameKey, userid);
  });
}

function getReservationDeadline({ now }: Store): Date {
  return new Date(now().getTime() - reservationTimeout);
}
