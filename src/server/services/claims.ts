import type { Created } from '#contract/wire/accounts.ts';
import type { Context } from '../app/context.ts';
import type { Transaction } from '../db/database.ts';
import { type Account, accountExists, namesOf } from '../repositories/accounts.ts';
import {
  type Claim,
  type Claimed,
  deleteClaim,
  findClaim,
  insertClaim,
  lockClaim,
  settleClaim,
  unsettledClaims,
} from '../repositories/claims.ts';
import { minute } from '../app/time.ts';

type Store = Pick<Context, 'db' | 'now'>;

/** So long an account may take to be made. Who comes for its name later does not wait for the hourly sweep. */
const patience = 2 * minute;
const atOnce = 500;

/**
 * Makes an account in two steps: its address and its username are claimed, then it is stored, and the claims are
 * settled. No transaction of the first step waits for the second, and a process may die anywhere between: whoever needs
 * the name next, or the sweep, settles the claim of an account that is there and frees every other.
 * @param store stores the account in the transaction it is given, which holds both claims
 */
export async function withClaims(
  context: Store & Pick<Context, 'cipher'>,
  account: Account,
  store: (tx: Transaction) => Promise<Created>,
): Promise<Created> {
  const { db } = context;
  const { userid } = account;
  const [email, username] = namesOf(context.cipher, account);
  try {
    if (!(await take(context, email, userid))) return { kind: 'taken', what: 'email' };
    if (!(await take(context, username, userid))) return { kind: 'taken', what: 'username' };
    return await db.transaction(async (tx) => {
      // Freed meanwhile, they may be somebody else's. Held, they cannot be freed before this ends.
      if (!(await lockClaim(tx, email, userid))) return { kind: 'taken', what: 'email' };
      if (!(await lockClaim(tx, username, userid))) return { kind: 'taken', what: 'username' };
      return store(tx);
    });
  } finally {
    for (const claimed of [email, username]) {
      await settleOrFree(context, { ...claimed, userid }).catch(() => {});
    }
  }
}

/** Settles or frees what was left unsettled, for processes that died while they made an account. */
export async function sweepClaims(context: Store): Promise<void> {
  for (;;) {
    const left = await unsettledClaims(context.db, patienceEnded(context), atOnce);
    for (const claim of left) await settleOrFree(context, claim);
    if (left.length < atOnce) return;
  }
}

async function take(context: Store, claimed: Claimed, userid: number): Promise<boolean> {
  const { db, now } = context;
  const insert = () => insertClaim(db, { ...claimed, userid, claimedAt: now() });
  if (await insert()) return true;
  const rival = await findClaim(db, claimed);
  if (rival && (rival.settledAt || rival.claimedAt > patienceEnded(context))) return false;
  if (rival) await settleOrFree(context, rival);
  return insert();
}

/** Settles a claim whose account is there, frees one without. Waits for an account that is being stored under it. */
async function settleOrFree(
  { db, now }: Store,
  { kind, keyHash, userid }: Claimed & Pick<Claim, 'userid'>,
): Promise<void> {
  const claimed = { kind, keyHash };
  await db.transaction(async (tx) => {
    const claim = await lockClaim(tx, claimed, userid);
    if (!claim || claim.settledAt) return;
    if (await accountExists(tx, userid)) await settleClaim(tx, claimed, now());
    else await deleteClaim(tx, claimed, userid);
  });
}

function patienceEnded({ now }: Store): Date {
  return new Date(now().getTime() - patience);
}
