/** Limits of accounts (specification 1, sections 5 and 9). Lengths count code points, ages whole years. */
export const limits = {
  username: { min: 3, max: 20 },
  password: { min: 6, max: 20 },
  age: { min: 18, max: 120 },
  /** Free-text fields of forms, in code points: generous for people, firm against floods. */
  shortText: 200,
  longText: 4000,
  /** Days that remembered cookies and tokens live. */
  rememberDays: 7,
  /** Hours without use after which a token ends that is not remembered. */
  idleHours: 24,
  registrationDays: 1,
  draftDays: 30,
  /** Of one section, counted from midnight UTC. */
  attemptsADay: 50,
} as const;

/** Length in code points, as people count characters. */
export function codePoints(text: string): number {
  return [...text].length;
}
