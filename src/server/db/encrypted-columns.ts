import { accounts, chosenSteps, contacts, mailQueue, profiles, surveys } from './schema.ts';

/**
 * All columns with encrypted texts that are stored for more than a day. Repositories and the data key change use this
 * list. Each entry has the key of the row; its first column is the owner that the ciphertext is bound to.
 */
export const encryptedColumns = {
  accounts: { table: accounts, key: ['userid'], columns: ['email', 'username'] },
  profiles: {
    table: profiles,
    key: ['userid'],
    columns: [
      'name',
      'city',
      'work',
      'phone',
      'life',
      'mental',
      'seek',
      'distress',
      'consult',
      'nominee',
      'details',
    ],
  },
  surveys: { table: surveys, key: ['userid', 'surveyId'], columns: ['feedback'] },
  chosen_steps: { table: chosenSteps, key: ['userid', 'number'], columns: ['plan'] },
  contacts: { table: contacts, key: ['contactId'], columns: ['username', 'email', 'gender', 'message'] },
  mail_queue: { table: mailQueue, key: ['mailId'], columns: ['recipient'] },
} as const;

export type EncryptedTable = keyof typeof encryptedColumns;
