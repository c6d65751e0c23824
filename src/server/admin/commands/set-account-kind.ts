import { type AccountKind, accountKinds } from '../../db/account-kinds.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { setAccountKind } from '../../repositories/accounts.ts';
import { findAccount, type AdminCommand, withAccount } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

/** Excludes test and demo accounts from research data. */
export const setAccountKindCommand: AdminCommand = {
  args: 'ADDRESS KIND',
  does: `sets the kind of an account (${accountKinds.join(', ')}); research data contain only the kind person`,
  async run(context, address = '', word = '') {
    if (!isKind(word)) throw new OperatorError(`Write one of ${accountKinds.join(', ')} after the address.`);
    const account = await findAccount(context, address);
    await withAccount(context, account, async (tx) => {
      await setAccountKind(tx, account.userid, word);
      await recordAdminEvent(context, tx, 'desk-account-kind', account.userid);
    });
    return word === 'person'
      ? 'The account has the kind person. Research data contain it if its owner gave consent.'
      : `The account has the kind ${word}. Future releases of research data do not contain it.`;
  },
};

const isKind = (word: string): word is AccountKind => accountKinds.some((known) => known === word);
