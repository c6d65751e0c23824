import { accounts, contacts, mailQueue, profiles, surveys } from './schema.ts';

/**
 * Every column that holds encrypted texts for longer than a day. Repositories encrypt and open by this list, and a change of
 * the data key goes through it. Each names the row's key; its first column is the owner that a text is bound to.
 */
export const encryptedColumns = {
  accounts: { table: accounts, key: ['userid'], columns: ['email', 'username'] },
  profiles: {
    table: profiles,
    key: ['userid'],
    columns: ['name', 'city', 'work', 'phone', 'life', 'mental', 'seek', 'distress', 'consult', 'nominee'],
  },
  surveys: { table: surveys, key: ['userid', 'surveyId'], columns: ['feedback'] },
  contacts: { table: contacts, key: ['contactId'], columns: ['username', 'email', 'gender', 'message'] },
  mail_queue: { table: mailQueue, key: ['mailId'], columns: ['recipient'] },
} as const;

export type EncryptedTable = keyof typeof encryptedColumns;
