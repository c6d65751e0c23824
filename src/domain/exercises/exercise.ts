/** The fewest and most minutes of an exercise. */
export const exerciseMinutes = { min: 2, max: 5 } as const;

/** An exercise as it is listed. Compiled from the head of its file in `content/exercises`. */
export interface ExerciseCard {
  /** Name of the file and last part of the address. */
  readonly slug: string;
  readonly title: string;
  /** One sentence about what a person does. */
  readonly summary: string;
  /** Whole minutes, 2 to 5. */
  readonly minutes: number;
  /** At least one id of `content/plan/troubles.json`. */
  readonly troubles: readonly string[];
  /** A drawing in `content/pictures`. */
  readonly picture: string;
  /** Language of the exercise in a translated list. Absent in the English one. */
  readonly language?: string;
}

/**
 * Groups exercises by trouble, in the order of `troubles`. An exercise is in each of its groups; groups without one are left out.
 */
export function groupByTrouble<E extends Pick<ExerciseCard, 'troubles'>, T extends { readonly id: string }>(
  exercises: readonly E[],
  troubles: readonly T[],
): { readonly trouble: T; readonly exercises: readonly E[] }[] {
  return troubles
    .map((trouble) => ({ trouble, exercises: exercises.filter((one) => one.troubles.includes(trouble.id)) }))
    .filter((group) => group.exercises.length > 0);
}
