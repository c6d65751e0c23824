import type { PersonChange } from '#domain/scoring/person-change.ts';

/** The English direction words: each sentence on a change or a position contains exactly one of them. */
export const directionWords: Readonly<Record<PersonChange, string>> = {
  easier: 'Easier',
  harder: 'Harder',
  more: 'More',
  less: 'Less',
  same: 'About the same',
  tooSoon: 'Too soon to compare',
  unknown: 'We cannot yet say',
};
