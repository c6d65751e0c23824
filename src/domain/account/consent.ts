/** The format of a version: the day it comes into force, as "2026-11-20". */
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whether the version in force is newer than the version that the user consented to. A value that is not a day
 * is older than any version.
 * @param agreed version of the last consent; null for none
 */
export function isNewerVersion(inForce: string, agreed: string | null): boolean {
  return agreed === null || !day.test(agreed) || inForce > agreed;
}
