/** What a version that people can agree to looks like: the day it came into force, "2026-11-20". */
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Is the version in force newer than the one a person agreed to? A version that names no day, and none at all,
 * is older than every other.
 * @param agreed null when nothing was agreed to
 */
export function isNewerVersion(inForce: string, agreed: string | null): boolean {
  return agreed === null || !day.test(agreed) || inForce > agreed;
}
