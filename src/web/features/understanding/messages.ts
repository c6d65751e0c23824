import { changeTexts } from '#domain/scoring/direction-messages.ts';
import type { PersonChange } from '#domain/scoring/person-change.ts';

/** Texts of the questions about a result page. */
export const messages = {
  title: (count: number) =>
    count === 1 ? 'One short question about this page' : 'Two short questions about this page',
  about: 'You can skip this. We only count the answers, without your name. It helps us to write better.',
  change: 'Is this better, the same or worse than last time?',
  changes: { better: 'Better', same: 'The same', worse: 'Worse' },
  step: 'What could you do next?',
  send: 'Send',
  skip: 'Skip',
  skipped: 'Okay. We will not ask again on this visit.',
  thanks: 'Thank you for your answer.',
  /** After an answer that differs from the page. */
  meantChange: (change: PersonChange) => `This page wanted to say: ${changeTexts.since(change, '')}`,
  meantStep: (step: string) => `The idea on this page was: ${step}`,
} as const;
