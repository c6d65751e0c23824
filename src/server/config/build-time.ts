import { dayMs } from '#domain/dates/day-length.ts';

/** ISO 8601; the build replaces the variable (tools/build/build.mjs). Undefined in development. */
const buildTime = process.env.WELLNESS_BUILD_TIME;

/**
 * Describes a clock from before the build, such as that of a machine without a battery. A warning and no refusal, because a build
 * may come from a machine whose clock is ahead.
 * @param kind whose clock it is: the embedded database has that of this machine
 * @returns null if the clock may be right
 */
export function describeWrongClock(
  kind: 'pglite' | 'postgres',
  now: Date,
  built: string | undefined = buildTime,
): string | null {
  if (built === undefined || now.getTime() >= Date.parse(built) - dayMs) return null;
  const whose = kind === 'pglite' ? 'The clock of this machine' : 'DATABASE_URL: the clock of the database';
  return (
    `${whose} is wrong: it says ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC, and this build was made on ` +
    `${built.slice(0, 10)}. Attempts, links and sessions get its time. Set it (timedatectl set-ntp true), then start the server again.`
  );
}
