import { type AccountKind, accountKinds } from '../../db/account-kinds.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { setAccountKind } from '../../repositories/accounts.ts';
import { findAccount, type AdminCommand, withAccount } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

/** Colleagues who try the program out are not counted in what leaves for research. */
export const kind: AdminCommand = {
  args: 'ADDRESS KIND',
  does: `says whose an account is (${accountKinds.join(', ')}): only those of people are in research data`,
  async run(context, address = '', word = '') {
    if (!isKind(word)) throw new OperatorError(`Write one of ${accountKinds.join(', ')} after the address.`);
    const account = await findAccount(context, address);
    await withAccount(context, account, async (tx) => {
      await setAccountKind(tx, account.userid, word);
      await recordAdminEvent(context, tx, 'desk-account-kind', account.userid);
    });
    return word === 'person'
      ? 'The account counts as that of a person. Research data hold it if its owner agreed.'
      : `The account counts as ${word}: the next research data are without it.`;
  },
};

const isKind = (word: string): word is AccountKind => accountKinds.some((known) => known === word);
