/** Response schemas of an account, except the profile (see `responses.ts`). */

import { type Static, Type } from 'typebox';

/** The response to the registration profile. `username` is displayed, because the next login needs it. */
export const RegistrationResponse = Type.Object(
  {
    userid: Type.Optional(Type.Integer({ description: 'The user id. Not in the specification.' })),
    token: Type.Optional(
      Type.String({ description: 'Session token for the Authorization header. Not in the specification.' }),
    ),
    username: Type.Optional(Type.String({ description: 'The username. Not in the specification.' })),
  },
  {
    description:
      'Success. With a session if the device cookie shows that this browser created the account or logged in to it; else an empty object.',
  },
);
export type RegistrationResponse = Static<typeof RegistrationResponse>;

/** The nominee, who may act for the user after death or incapacity; null without one. */
export const NomineeResponse = Type.Object({
  nominee: Type.Union([
    Type.Object({ name: Type.String(), relation: Type.String(), contact: Type.String() }),
    Type.Null(),
  ]),
});
export type NomineeResponse = Static<typeof NomineeResponse>;

/** The reminder mail that waits. */
export const ReminderResponse = Type.Object({
  on: Type.Union([Type.String(), Type.Null()], {
    description: 'Calendar day in India, such as 2026-12-06; null if no reminder waits.',
  }),
});
export type ReminderResponse = Static<typeof ReminderResponse>;

/** Notices of a breach of personal data, newest first, with the five items of rule 7 of the DPDP Rules. */
export const NoticesResponse = Type.Object({
  notices: Type.Array(
    Type.Object({
      noticeId: Type.String(),
      time: Type.String(),
      what: Type.String({ description: 'Nature, extent and time of the breach.' }),
      consequences: Type.String(),
      measures: Type.String({ description: 'Measures taken by the institute.' }),
      advice: Type.String({ description: 'Recommended measures for the user.' }),
      contact: Type.String({ description: 'Contact for questions.' }),
    }),
  ),
});
export type NoticesResponse = Static<typeof NoticesResponse>;
