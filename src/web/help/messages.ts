import { helpLinkMessages } from './link-messages.ts';

/** Texts of the help numbers next to results. */
export const messages = {
  title: 'Need to talk?',
  row: (number: string, hours: string) => `Need to talk? ${number} · ${hours}`,
  today: 'Please talk to someone today.',
  longAgo: 'When you were last here, things were very hard. If they still are, please talk to someone today.',
  call: (number: string, hours: string) => `Call ${number}, ${hours}`,
  danger: (number: string) => `In danger now: call ${number}`,
  cannotTalk: 'I cannot talk now',
  ...helpLinkMessages,
  share: {
    label: 'Ask someone to be with you',
    text: 'I am having a very hard time. Can you be with me today, or call me? You do not have to fix anything.',
    copied: 'Copied. You can paste it into a message:',
    failed: 'You can write this to someone:',
  },
} as const;
