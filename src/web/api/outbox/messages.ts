/** Texts about queued answers. */
export const queueMessages = {
  kept: 'Saved on this phone, not sent yet',
  sealed:
    'Your answers are complete. They are locked, so nobody can read them on this phone. They will be sent automatically when you are online and logged in. Then you will see your result.',
  sent: 'Sent',
  sentText: 'We have your answers.',
  seeResult: 'See your result',
  remove: 'Delete these answers',
  removeQuestion: 'Delete these answers?',
  removeText:
    'They are not sent yet. They will be deleted from this phone, and nobody can bring them back. You will get no result for them. You can take the assessment again.',
  keep: 'Keep them',
  removed: 'Deleted. These answers are no longer on this phone.',
  notRemoved: 'They could not be deleted. Please try again.',
  help: {
    title: 'Need to talk?',
    text: 'You do not have to face this alone. Talking to someone on the phone can be a good first step.',
  },
} as const;
