import { eventTitle } from '#api/save-event.ts';

/** Texts of the reminder. */
export const messages = {
  remind: 'Remind me',
  /** As short as the other label, so that the cards below do not move. */
  isSet: 'Reminder set',
  title: (day: string) => `Remind me on ${day}`,
  calendarText: `Calendar: you get a file with one entry, “${eventTitle}”, at 10 in the morning. It says nothing else.`,
  mailText: `Mail: on that morning we send you one mail, “${eventTitle}”. It does not say what it is about. The sender is the same as in our other mails.`,
  calendar: 'Put it in my calendar',
  mail: 'Send me one mail',
  close: 'Close',
  busy: 'One moment',
  saved: 'The file is saved. Open it to add the day to your calendar.',
  waiting: (day: string) =>
    `You will get one mail on ${day}. It stops by itself. If you answer again before that day, no mail comes.`,
  stop: 'Do not remind me',
  stopped: 'You will get no mail.',
  failed: 'This could not be saved. Please try again.',
} as const;
