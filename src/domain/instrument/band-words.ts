import type { AgeBand } from './instrument.ts';

/** The ages of a band: '18 to 35', '36 and over', 'all ages'. */
export function agesOf({ from, to }: Pick<AgeBand, 'from' | 'to'>): string {
  if (from === undefined) return (to ?? null) === null ? 'all ages' : `up to ${to}`;
  return (to ?? null) === null ? `${from} and over` : `${from} to ${to}`;
}

/** For whom a band is, for authors and lists: 'women, 18 to 35'; 'everybody' where it asks for nothing. */
export function bandName(band: AgeBand): string {
  const { gender, education } = band;
  const parts = [
    ...(gender === undefined ? [] : [gender === 'female' ? 'women' : 'men']),
    ...(band.from === undefined && (band.to ?? null) === null ? [] : [agesOf(band)]),
    ...(education === undefined ? [] : [`education ${education.join(', ')}`]),
  ];
  return parts.length === 0 ? 'everybody' : parts.join(', ');
}
