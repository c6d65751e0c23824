/** Description of a sample of people. */
export interface SampleDescription {
  /** Such as "students of two colleges". */
  readonly people: string;
  readonly place: string;
  readonly year: string;
}

/** Returns true if all fields are filled in and the year has four digits. */
export function isComplete({ people, place, year }: SampleDescription): boolean {
  return people.trim() !== '' && place.trim() !== '' && /^\d{4}$/.test(year.trim());
}

/** Formats the basis of a norm: "Measured with these items: 212 students of two colleges, Bengaluru, 2026." */
export function formatBasis({ people, place, year }: SampleDescription, n: number): string {
  return `Measured with these items: ${n} ${people.trim()}, ${place.trim()}, ${year.trim()}.`;
}
