/** Texts about unsent answers. */
export const unsentMessages = {
  sending: 'Sending your answers...',
  unsent: 'Your answers are safe on this device, but they have not been sent yet.',
  unsentBefore: 'What you see below is your earlier result.',
  sendAgain: 'Send again',
  sent: 'Assessment submitted successfully',
} as const;
