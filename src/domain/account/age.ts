/** The age that norms are read at when a person's own is not known (specification 2, section 9). */
export const unknownAge = 30;

/**
 * A person's age today in whole years: the age stated at registration and the full years since, by the
 * calendar in UTC. The birthday is not known; a clock that went back makes nobody younger.
 */
export function currentAge(stated: number, registeredAt: Date, today: Date): number {
  return stated + fullYears(registeredAt, today);
}

/**
 * The other way round: the age at registration of somebody who is so old today. A correction of today's age is
 * stored so, and the years go on counting from the same day.
 */
export function ageAtRegistration(age: number, registeredAt: Date, today: Date): number {
  return age - fullYears(registeredAt, today);
}

function fullYears(registeredAt: Date, today: Date): number {
  const years = today.getUTCFullYear() - registeredAt.getUTCFullYear();
  const isBeforeTheDay =
    today.getUTCMonth() < registeredAt.getUTCMonth() ||
    (today.getUTCMonth() === registeredAt.getUTCMonth() && today.getUTCDate() < registeredAt.getUTCDate());
  return Math.max(years - (isBeforeTheDay ? 1 : 0), 0);
}
