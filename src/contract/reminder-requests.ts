import { type Static, Type } from 'typebox';

/** Sets or moves the reminder; null removes it. */
export const ReminderBody = Type.Object({
  on: Type.Union([
    Type.String({
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
      description: 'Calendar day in India, such as 2026-12-06.',
    }),
    Type.Null(),
  ]),
});
export type ReminderBody = Static<typeof ReminderBody>;
