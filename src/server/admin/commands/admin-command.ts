import { normalEmail } from '#domain/account/rules.ts';
import type { Context } from '../../app/context.ts';
import type { Transaction } from '../../db/database.ts';
import { OperatorError } from '../../config/operator-error.ts';
import {
  type Account,
  findAccountByEmail,
  type LockedAccount,
  lockAccount,
} from '../../repositories/accounts.ts';

/** What the admin CLI works with: no mailer, no instruments, nothing that leads to answers. */
export type AdminContext = Pick<Context, 'config' | 'db' | 'now' | 'cipher'>;

/** Asks the operator for a value, such as an address; it must not be in the arguments, which all users of the machine see. */
export type Ask = (label: string) => Promise<string>;

/** One thing that the admin CLI can do. */
export interface AdminCommand {
  /** What is written after its name, as "ADDRESS NEW-ADDRESS". */
  readonly args: string;
  readonly does: string;
  /** True where somebody must have made sure beforehand who asks; it is said by a word of its own. */
  readonly needsCheck?: boolean;
  /** @returns words for the admin CLI. @throws OperatorError saying what to do */
  run(context: AdminContext & { readonly ask: Ask }, ...words: string[]): Promise<string>;
}

/** The account of an address. @throws OperatorError when there is none */
export async function findAccount({ db, cipher }: AdminContext, address: string): Promise<Account> {
  const account = await findAccountByEmail(db, cipher, normalEmail(address));
  if (account) return account;
  throw new OperatorError(
    'No account has this e-mail address. Ask the person for the address that receives our mails; accounts cannot be found by name.',
  );
}

/** Does something while the account's row is held. @throws OperatorError when it has gone meanwhile */
export function withAccount<T>(
  context: AdminContext,
  { userid }: Account,
  act: (tx: Transaction, lockedAccount: LockedAccount) => Promise<T>,
): Promise<T> {
  return context.db.transaction(async (tx) => {
    const lockedAccount = await lockAccount(tx, userid);
    if (!lockedAccount)
      throw new OperatorError('This account was removed in the meantime. There is nothing left to do.');
    return act(tx, lockedAccount);
  });
}
