/** Where numbers come from, in the author's words. */
export interface Sample {
  /** Who answered: "students of two colleges". */
  readonly people: string;
  readonly place: string;
  readonly year: string;
}

/** Is everything said? The year in four digits. */
export function isComplete({ people, place, year }: Sample): boolean {
  return people.trim() !== '' && place.trim() !== '' && /^\d{4}$/.test(year.trim());
}

/** "Measured with these items: 212 students of two colleges, Bengaluru, 2026." */
export function formatBasis({ people, place, year }: Sample, n: number): string {
  return `Measured with these items: ${n} ${people.trim()}, ${place.trim()}, ${year.trim()}.`;
}
