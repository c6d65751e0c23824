/** Limits of accounts (specification 1, sections 5 and 9). Lengths are in code points, ages in whole years. */
export const limits = {
  username: { min: 3, max: 20 },
  password: { min: 6, max: 20 },
  age: { min: 18, max: 120 },
  /** Maximum lengths of free text, in code points. */
  shortText: 200,
  longText: 4000,
  /** Lifetime of "Remember me" cookies and tokens, in days. */
  rememberDays: 7,
  /** Hours of inactivity after which a session without "Remember me" ends. */
  idleHours: 24,
  registrationDays: 1,
  /** Maximum mails with a link of one purpose to one address, requested by one client. */
  linkMailsAnHour: 3,
  draftDays: 30,
  /** Maximum submissions of one section per UTC day. */
  attemptsADay: 50,
} as const;

/** The length of a text in code points. */
export function countCodePoints(text: string): number {
  return [...text].length;
}
