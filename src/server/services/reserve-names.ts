import type { CreateUserResult } from '#contract/wire/accounts.ts';
import type { Context } from '../app/context.ts';
import type { Transaction } from '../db/database.ts';
import { type Account, hasAccount, hashAccountNames } from '../repositories/accounts.ts';
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

/** Maximum duration of a sign-up. After it another sign-up may free the names without waiting for the hourly job. */
const reservationTimeout = 2 * minute;
const batchSize = 500;

/**
 * Creates an account in two transactions: reserves address and username, then stores the account and confirms the
 * reservations. No transaction waits for the other, and the process may end in between: the next sign-up with the name,
 * or the hourly job, confirms the reservations of an existing account and deletes the others.
 * @param store stores the account in a transaction with both reservations locked
 */
export async function createAccountWithReservedNames(
  context: Store & Pick<Context, 'cipher'>,
  account: Account,
  store: (tx: Transaction) => Promise<CreateUserResult>,
): Promise<CreateUserResult> {
  const { db } = context;
  const { userid } = account;
  const [email, username] = hashAccountNames(context.cipher, account);
  try {
    if (!(await reserveName(context, email, userid))) return { kind: 'taken', what: 'email' };
    if (!(await reserveName(context, username, userid))) return { kind: 'taken', what: 'username' };
    return await db.transaction(async (tx) => {
      // They may have been freed and reserved by another sign-up. The lock prevents that until the transaction ends.
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

/** Confirms or deletes unconfirmed reservations of processes that ended during a sign-up. */
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

/**
 * Confirms a reservation whose account exists, and deletes others. Waits for a concurrent sign-up with this
 * reservation.
 */
async function confirmOrDelete(
  { db, now }: Store,
  { kind, keyHash, userid }: NameKey & Pick<NameReservation, 'userid'>,
): Promise<void> {
  const nameKey = { kind, keyHash };
  await db.transaction(async (tx) => {
    const reservation = await lockReservation(tx, nameKey, userid);
    if (!reservation || reservation.confirmedAt) return;
    if (await hasAccount(tx, userid)) await confirmReservation(tx, nameKey, now());
    else await deleteReservation(tx, nameKey, userid);
  });
}

function getReservationDeadline({ now }: Store): Date {
  return new Date(now().getTime() - reservationTimeout);
}
