/** The address of the list of exercises, without the base path. */
export const exercisesAddress = '/exercises';

/** Returns the address of an exercise, without the base path. */
export function toExerciseAddress(slug: string): string {
  return `${exercisesAddress}/${slug}`;
}
