import { validateEmail } from '#domain/account/rules.ts';
import type { Context } from '../../app/context.ts';
import type { Transaction } from '../../db/database.ts';
import { OperatorError } from '../../config/operator-error.ts';
import {
  type Account,
  findAccountByEmail,
  type LockedAccount,
  lockAccount,
} from '../../repositories/accounts.ts';

/** The context of admin commands: no mailer and no instruments, so that they cannot read answers. */
export type AdminContext = Pick<Context, 'config' | 'db' | 'now' | 'cipher'>;

/** Prompts for a value such as an address, which must not be an argument: all users of the machine can read those. */
export type Ask = (label: string) => Promise<string>;

/** A command of the admin CLI. */
export interface AdminCommand {
  /** Arguments after the name, such as "ADDRESS NEW-ADDRESS". */
  readonly args: string;
  readonly does: string;
  /** Whether the operator must confirm with an option that the identity of the person was verified. */
  readonly needsCheck?: boolean;
  /** @returns the output of the command. @throws OperatorError with what to do */
  run(context: AdminContext & { readonly ask: Ask }, ...words: string[]): Promise<string>;
}

/** Why an address is invalid, for the operator; null if it is valid. */
export function findEmailProblem(address: string): string | null {
  if (validateEmail(address) === null) return null;
  return address.trim() === '' ? 'Email is required.' : 'Enter a valid email address.';
}

/** Finds the account of an address. @throws OperatorError if there is none */
export async function findAccount({ db, cipher }: AdminContext, address: string): Promise<Account> {
  const account = await findAccountByEmail(db, cipher, address);
  if (account) return account;
  throw new OperatorError(
    'No account has this e-mail address. Ask the person for the address that receives our mails; accounts cannot be found by name.',
  );
}

/** Runs an operation with the account row locked. @throws OperatorError if the account was deleted */
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
