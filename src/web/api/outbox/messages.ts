/** Texts about queued answers. */
export const queueMessages = {
  kept: 'Kept on this phone, not yet sent',
  sealed:
    'Your answers are complete. They are sealed, so that nobody can read them on this phone. They are sent by themselves when you are online and logged in. Your result comes then.',
  sent: 'Sent',
  sentText: 'Your answers have arrived.',
  seeResult: 'See your result',
  remove: 'Delete these answers',
  removeQuestion: 'Delete these answers?',
  removeText:
    'They have not been sent yet. What waits of this assessment is removed from this phone, nobody can bring it back, and no result comes of it. You can take the assessment again.',
  keep: 'Keep them',
  removed: 'Deleted. These answers are gone from this phone.',
  notRemoved: 'They could not be deleted just now. Please try again.',
  help: {
    title: 'Need to talk?',
    text: 'You do not have to carry this alone. A call to someone who listens can be a good first step.',
  },
} as const;
