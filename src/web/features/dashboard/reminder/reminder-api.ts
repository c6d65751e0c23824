import { api } from '#api/api.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { ReminderBody } from '#contract/reminder-requests.ts';
import { readReminderDay } from '#contract/wire/reminder.ts';

/** Endpoints of the reminder mail. Only the app's own server has them. */
const reminderApi = api.enhanceEndpoints({ addTagTypes: ['Reminder'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Day of the reminder mail, as 2026-12-06; null if none waits. */
    reminder: build.query<string | null, string>({
      query: (userid) => ({ url: pathTo(patterns.reminder, { userid }) }),
      transformResponse: readReminderDay,
      // New answers remove the reminder.
      providesTags: ['Reminder', 'Attempts'],
    }),
    /** Sets, moves or removes the reminder. */
    setReminder: build.mutation<unknown, { readonly userid: string } & ReminderBody>({
      query: ({ userid, on }) => ({
        url: pathTo(patterns.reminder, { userid }),
        method: 'POST',
        body: { on },
        validateStatus: ({ status }) => status === 204,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Reminder']),
    }),
  }),
});

export const { useReminderQuery, useSetReminderMutation } = reminderApi;
