import type { PersonChange } from './person-change.ts';

/** The direction words: each sentence on a change or a position contains exactly one of them. */
export const directionWords: Readonly<Record<PersonChange, string>> = {
  easier: 'Easier',
  harder: 'Harder',
  more: 'More',
  less: 'Less',
  same: 'About the same',
  tooSoon: 'Too soon to compare',
  unknown: 'We cannot yet say',
};

/** Texts on a change since an earlier attempt. */
export const changeTexts = {
  /** @param day such as '31 July'; '' if unknown */
  since: (change: PersonChange, day: string): string => {
    const word = directionWords[change];
    if (change === 'tooSoon') return `${word}.`;
    if (change === 'unknown') return `${word} if this change is real.`;
    const before = day === '' ? 'last time' : `on ${day}`;
    return change === 'same' ? `${word} as ${before}.` : `${word} than ${before}.`;
  },
  /** The same change of several parts: 'Harder than on 31 July: Your Distress.' */
  ofParts: (change: PersonChange, day: string, titles: readonly string[]): string =>
    `${changeTexts.since(change, day).slice(0, -1)}: ${titles.join(', ')}.`,
} as const;

/** Texts on a position in the reference group. */
export const positionTexts = {
  amongPeople: (position: PersonChange): string => {
    const word = directionWords[position];
    if (position === 'same') return `${word} as for most people.`;
    return position === 'more' || position === 'less'
      ? `${word} than most people.`
      : `${word} than for most people.`;
  },
} as const;
