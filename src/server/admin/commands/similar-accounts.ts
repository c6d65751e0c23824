import {
  hashAccountNames,
  listAccountsFrom,
  type Account,
  findAccount,
} from '../../repositories/accounts.ts';
import { findReservation } from '../../repositories/name-reservations.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

const pageSize = 500;

/**
 * Accounts of earlier versions whose names count as one today. Both work with the spelling of their registration. They are
 * not merged, since two people may own them.
 */
export const listSimilarAccountsCommand: AdminCommand = {
  args: '',
  does: 'lists accounts whose usernames or addresses differ only in a way that people cannot see',
  async run(context) {
    const lines: string[] = [];
    for (let page = await nextPage(context, 0); page.length > 0; page = await nextPage(context, lastOf(page)))
      for (const account of page) lines.push(...(await describeSimilar(context, account)));
    await recordAdminEvent(context, context.db, 'desk-similar-accounts-listed');
    if (lines.length === 0) return 'No two accounts have names that count as one.';
    return [
      ...lines,
      '',
      'Nothing was changed, and both accounts of a line work with the spelling of their registration. If one person owns both, ' +
        'that person can remove one on the profile page. To separate addresses, use correct-email.',
    ].join('\n');
  },
};

const nextPage = ({ db, cipher }: AdminContext, after: number) =>
  listAccountsFrom(db, cipher, after, pageSize);
const lastOf = (page: readonly Account[]) => page.at(-1)?.userid ?? 0;

/** One line for each name whose key is reserved by another account. */
async function describeSimilar({ db, cipher }: AdminContext, account: Account): Promise<string[]> {
  // A lost data key leaves accounts without names.
  if (account.email === '') return [];
  const lines: string[] = [];
  for (const key of hashAccountNames(cipher, account)) {
    const owner = (await findReservation(db, key))?.userid;
    if (owner === undefined || owner === account.userid) continue;
    const other = await findAccount(db, cipher, owner);
    if (other) lines.push(`${key.kind}: ${describeAccount(account)} and ${describeAccount(other)}`);
  }
  return lines;
}

function describeAccount({ email, createdAt }: Account): string {
  // Escapes show what the eye cannot see.
  const visible = email.replace(/[^!-~]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
  return `${visible} (created on ${createdAt.toISOString().slice(0, 10)})`;
}
