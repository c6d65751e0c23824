/** The age in years with which norms are looked up when the age is unknown (specification 2, section 9). */
export const unknownAge = 30;

/**
 * Computes the current age by the UTC calendar: the age at registration plus the full years since then.
 * The birthday is unknown. A clock that is set back does not reduce the age.
 * @param ageAtStart age at registration, in whole years
 * @returns whole years
 */
export function computeCurrentAge(ageAtStart: number, registeredAt: Date, today: Date): number {
  return ageAtStart + fullYears(registeredAt, today);
}

/**
 * Computes the age at registration from the current age, the inverse of `computeCurrentAge`. Corrections of the age are
 * stored this way.
 * @param age current age, in whole years
 * @returns whole years
 */
export function computeAgeAtRegistration(age: number, registeredAt: Date, today: Date): number {
  return age - fullYears(registeredAt, today);
}

function fullYears(registeredAt: Date, today: Date): number {
  const years = today.getUTCFullYear() - registeredAt.getUTCFullYear();
  const isBeforeTheDay =
    today.getUTCMonth() < registeredAt.getUTCMonth() ||
    (today.getUTCMonth() === registeredAt.getUTCMonth() && today.getUTCDate() < registeredAt.getUTCDate());
  return Math.max(years - (isBeforeTheDay ? 1 : 0), 0);
}
