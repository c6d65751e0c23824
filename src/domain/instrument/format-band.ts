import { limits } from '../account/limits.ts';
import { educationNames } from '../account/profile.ts';
import type { AgeBand } from './instrument.ts';

/** Formats the ages of a band: '18 to 35', '36 and over', 'all ages'. */
function formatAges({ from, to }: Pick<AgeBand, 'from' | 'to'>): string {
  if (from === undefined) return (to ?? null) === null ? 'all ages' : `up to ${to}`;
  return (to ?? null) === null ? `${from} and over` : `${from} to ${to}`;
}

/**
 * Formats the criteria of a band in English, for authors and researchers: 'women, ages 18 to 35', 'men, High School or Pre-University',
 * 'everybody'.
 */
export function formatBand(band: AgeBand): string {
  const { gender, education } = band;
  const parts = [
    ...(gender === undefined ? [] : [sexes[gender]]),
    ...(hasAgeLimits(band) ? [`ages ${formatAges(band)}`] : []),
    ...(education === undefined ? [] : [education.map((code) => educationNames[code - 1]).join(' or ')]),
  ];
  return parts.length === 0 ? 'everybody' : parts.join(', ');
}

const sexes = { female: 'women', male: 'men' } as const;

/** Whether the age is shown. All users are adults, so "18 and over" is omitted if the band has other criteria. */
export function hasAgeLimits({ from, to, gender, education }: AgeBand): boolean {
  if ((to ?? null) !== null) return true;
  const isOpen = gender === undefined && education === undefined;
  return from !== undefined && (isOpen || from > limits.age.min);
}
